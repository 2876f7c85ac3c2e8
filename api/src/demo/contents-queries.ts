import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { insertCounted } from './counters.ts'

/** The activity names emails by their subjects. */
export async function linkEmailActivity(db: Db, accountId: string) {
  await sql`
    update timeline_entries t set detail = t.detail || jsonb_build_object('subject', p.subject)
    from email_pieces p
    where p.account_id = ${accountId} and t.account_id = ${accountId} and t.contact_id = p.contact_id
      and t.event_group = 'EMAIL' and (t.detail->>'emailId')::uuid = p.id`.execute(db)
}

/**
 * Some contacts went back to an email they had opened before, clicked and sent a form. Needs `createRngFunctions`.
 */
export async function linkSubmissions(db: Db, accountId: string) {
  await sql`
    with led as (
      select s.id, s.at, p.id as piece_id, p.contact_id, p.property_id, p.subject, p.clicked_at,
        row_number() over (partition by p.id order by s.at) as place
      from submissions s cross join lateral (
        select * from email_pieces p
        where p.account_id = ${accountId} and p.contact_id = s.contact_id and p.kind = 'MARKETING'
          and p.opened_at < s.at - interval '1 hour'
        order by p.opened_at desc limit 1) p
      where s.account_id = ${accountId}
    ), clicked as (
      update email_pieces p set clicked_at = led.at - interval '4 minutes' from led
      where p.account_id = ${accountId} and p.id = led.piece_id and led.place = 1 and p.clicked_at is null
    ), recorded as (
      insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, detail)
      select ${accountId}, pg_temp.uuid_at(pg_temp.to_ms(at - interval '4 minutes'), hashtext(id::text), ${clickSalt}),
        at - interval '4 minutes', 'EMAIL', 'CLICKED', contact_id, property_id,
        jsonb_build_object('emailId', piece_id, 'subject', subject, 'label', 'See my home')
      from led where place = 1 and clicked_at is null
    )
    update submissions s set piece_id = led.piece_id from led where s.account_id = ${accountId} and s.id = led.id`.execute(
    db,
  )
}

const clickSalt = 330_001

/** Counts what became of all emails and postcards. */
export async function seedContentCounters(db: Db, accountId: string, zone: string) {
  await sql`
    create temporary table counted on commit drop as
    with happened as (
      select p.content_id, p.version, fate.type, fate.at from email_pieces p, lateral (values
        ('sent', p.sent_at, p.sent_at), ('delivered', p.delivered_at, p.sent_at), ('open', p.opened_at, p.sent_at),
        ('machine-open', p.machine_opened_at, p.sent_at), ('click', p.clicked_at, p.sent_at),
        ('bounce', p.bounced_at, p.bounced_at), ('unsubscribe', p.unsubscribed_at, p.unsubscribed_at),
        ('complaint', p.complained_at, p.complained_at)) as fate(type, happened_at, at)
      where p.account_id = ${accountId} and p.kind = 'MARKETING' and fate.happened_at is not null
      union all
      select p.content_id, p.version, fate.type, fate.at from postcard_pieces p, lateral (values
        ('sent', p.submitted_at), ('delivered', p.delivered_at), ('bounce', p.returned_at),
        (case p.scan_kind when 'PRIMARY' then 'scan' else 'second-scan' end,
          case when p.scanned_at is not null then coalesce(p.delivered_at, p.scanned_at) end)) as fate(type, at)
      where p.account_id = ${accountId} and fate.at is not null
      union all
      select p.content_id, p.version, 'submission', s.at from submissions s
        join email_pieces p on p.account_id = s.account_id and p.id = s.piece_id
      where s.account_id = ${accountId}
    )
    select 'content' as subject, content_id as subject_id, type, coalesce(v.variation_id, '') as module, '' as text,
      date_trunc('hour', at, 'UTC') as hour, (at at time zone ${zone})::date as day, count(*) as count, max(at) as last_at
    from happened join content_versions v using (content_id, version) where v.account_id = ${accountId}
    group by 2, 3, 4, 6, 7`.execute(db)
  await insertCounted(db, accountId)
}
