import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'

interface PostcardSeed {
  accountId: string
  contentId: string
  broadcastId: string
  title: string
  /** When the postcards went to the printer. */
  sentAt: Date
  /** How many contacts got one. */
  count: number
  price: number
}

/**
 * What became of one broadcast: most postcards were delivered, one came back, and some were scanned. Needs
 * `createRngFunctions`.
 */
export async function seedPostcardPieces(db: Db, seed: PostcardSeed) {
  const { accountId, contentId, broadcastId, title, sentAt, count, price } = seed
  const after = (days: RawBuilder<unknown>) => sql`${sentAt}::timestamptz + make_interval(days => ${days})`
  await sql`
    with owners as (
      select c.id as contact_id, c.owner_id, h.id as property_id, h.full_address, h.address_key,
        row_number() over (order by md5(c.id::text)) as place
      from contacts c
        join lateral (select p.* from contact_properties l join properties p on p.account_id = l.account_id and p.id = l.property_id
          where l.account_id = c.account_id and l.contact_id = c.id order by l.created_at, p.id limit 1) h on true
      where c.account_id = ${accountId} and c.archived_at is null and c.unsubscribed_at is null
        and not c.is_non_marketing and c.created_at < ${sentAt} and h.door_number <> ''
      order by place limit ${count}
    ), sent as (
      insert into postcard_pieces (account_id, id, content_id, version, occasion, broadcast_id, contact_id, property_id,
        agent_id, address, household, state, reason, due_on, attempts, carrier, provider_id, submitted_on, submitted_at,
        printed_at, in_transit_at, delivered_at, returned_at, scanned_at, scan_kind, scans, credits, created_at)
      select ${accountId}, id, ${contentId}, 1, ${broadcastId}, ${broadcastId}, contact_id, property_id, owner_id,
        full_address, address_key, case when place = 9 then 'RETURNED' else 'DELIVERED' end,
        case when place = 9 then 'The post office returned it to the sender.' else '' end,
        ${sentAt}::timestamptz::date, 1, 'PRINT_ROOM', id::text, ${sentAt}::timestamptz::date, ${sentAt},
        ${after(sql`1`)}, ${after(sql`2`)}, case when place <> 9 then ${after(sql`4 + (place % 3)::int`)} end,
        case when place = 9 then ${after(sql`9`)} end,
        case when place % 4 = 1 and place <> 9 then ${after(sql`5 + (place % 5)::int`)} + make_interval(mins => 47 * place::int) end,
        case when place % 4 = 1 and place <> 9 then case when place % 8 = 5 then 'SECONDARY' else 'PRIMARY' end end,
        case when place % 4 = 1 and place <> 9 then 1 + (place % 3)::int else 0 end, ${price}::int, ${sentAt}
      from (select *, pg_temp.uuid_at(pg_temp.to_ms(${sentAt}::timestamptz), place::int, ${pieceSalt}) as id from owners) o
      returning *
    )
    insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, agent_id, detail)
    select ${accountId}, pg_temp.uuid_at(pg_temp.to_ms(entry.at), hashtext(s.id::text), entry.salt), entry.at, 'POSTCARD', entry.kind,
      s.contact_id, s.property_id, case when entry.kind = 'SENT' then s.agent_id end,
      jsonb_build_object('postcardId', s.id, 'title', ${title}::text)
        || case when entry.kind = 'RETURNED' then jsonb_build_object('reason', s.reason) else '{}' end
    from sent s, lateral (values ('SENT', s.submitted_at, ${pieceSalt} + 1), ('SCANNED', s.scanned_at, ${pieceSalt} + 2),
      ('RETURNED', s.returned_at, ${pieceSalt} + 3)) as entry(kind, at, salt)
    where entry.at is not null`.execute(db)
  await sql`
    update contacts c set last_activity_at = greatest(c.last_activity_at, t.at)
    from (select contact_id, max(at) as at from timeline_entries
      where account_id = ${accountId} and event_group = 'POSTCARD' group by 1) t
    where c.account_id = ${accountId} and c.id = t.contact_id`.execute(db)
}

const pieceSalt = 340_001

/** Each postcard was paid on the day it was sent. Follows the entries that are there. */
export async function seedPostcardCredits(db: Db, accountId: string) {
  await sql`
    with balance as (select * from credit_balances where account_id = ${accountId}),
    paid as (
      select p.*, c.title, row_number() over (order by p.position)::int as place, count(*) over ()::int as total
      from postcard_pieces p join contents c on c.account_id = p.account_id and c.id = p.content_id
      where p.account_id = ${accountId} and p.credits > 0
    ), entries as (
      insert into credit_entries (account_id, number, at, key, kind, from_account, to_account, amount, available_after,
        cause_type, cause_id, note)
      select ${accountId}::uuid, b.last_entry + place, submitted_at - interval '1 minute', 'postcard/' || id, 'RESERVE', 'available', 'reserved',
        credits, b.available - place * credits, 'postcard', id::text, title
      from paid, balance b
      union all
      select ${accountId}::uuid, b.last_entry + total + place, submitted_at, 'postcard/' || id, 'CAPTURE', 'reserved', 'spent',
        credits, b.available - total * credits, 'postcard', id::text, title
      from paid, balance b
      returning kind, amount
    ), spent as (select coalesce(sum(amount) filter (where kind = 'CAPTURE'), 0)::int as amount, count(*)::int as count from entries)
    update credit_balances b set available = b.available - s.amount, spent = b.spent + s.amount,
      last_entry = b.last_entry + s.count
    from spent s where b.account_id = ${accountId}`.execute(db)
}
