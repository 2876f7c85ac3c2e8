import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Compares what triggers keep for reports with a recount of what is stored. */
export async function findFigureMismatches(db: Db, accountId: string): Promise<unknown[]> {
  const { rows } = await sql`
    with engagement as (
      select t.contact_id, c.owner_id, c.source, (t.at at time zone a.time_zone)::date as day,
        count(*) filter (where what = 'DASHBOARD VIEWED') as visits,
        count(*) filter (where what = 'EMAIL OPENED') as opens,
        count(*) filter (where what in ('EMAIL CLICKED', 'DASHBOARD CLICKED')) as clicks,
        count(*) filter (where what = 'POSTCARD SCANNED') as scans,
        count(*) filter (where what = 'FORM_SUBMISSION SUBMITTED') as submissions,
        count(*) filter (where what in ('OFFER ACCEPTED', 'OFFER ASKED', 'DASHBOARD CORRECTED')) as replies
      from (select *, event_group || ' ' || kind as what from timeline_entries where account_id = ${accountId}) t
        join agencies a on a.account_id = ${accountId}
        join contacts c on c.account_id = ${accountId} and c.id = t.contact_id and c.archived_at is null
      group by 1, 2, 3, 4
    ), answers as (
      select l.id, min(t.at) as at from timeline_entries t
        join leads l on l.account_id = ${accountId} and l.id = (t.detail->>'leadId')::uuid
      where t.account_id = ${accountId} and t.event_group || ' ' || t.kind in ('LEAD STAGE_CHANGED', 'LEAD DONE', 'CALL LOGGED')
      group by 1
    ), compared as (
      select 'engagement' as what, to_jsonb(e) as row, 1 as side from engagement e
      where visits + opens + clicks + scans + submissions + replies > 0
      union all
      select 'engagement', to_jsonb(e) - 'account_id' - 'points', -1 from contact_engagement e
      where account_id = ${accountId} and visits + opens + clicks + scans + submissions + replies <> 0
      union all
      select 'answers', jsonb_build_object('lead_id', id, 'answered_at', at), 1 from answers
      union all
      select 'answers', to_jsonb(f) - 'account_id', -1 from lead_first_answers f where account_id = ${accountId}
      union all
      select 'contacts', jsonb_build_object('contact_id', c.id, 'owner_id', c.owner_id, 'source', c.source,
        'created_at', c.created_at, 'active_at', coalesce(c.last_activity_at, c.created_at),
        'has_email', c.email is not null, 'has_phone', c.phone is not null,
        'is_unsubscribed', c.unsubscribed_at is not null, 'is_non_marketing', c.is_non_marketing,
        'homes', (select count(*) from contact_properties l where l.account_id = ${accountId} and l.contact_id = c.id)), 1
      from contacts c where c.account_id = ${accountId} and c.archived_at is null
      union all
      select 'contacts', to_jsonb(f) - 'account_id', -1 from contact_figures f where account_id = ${accountId}
    )
    select what, row, sum(side) as difference from compared group by 1, 2 having sum(side) <> 0 limit 10`.execute(db)
  return rows
}
