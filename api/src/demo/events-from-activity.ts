import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { pickTraffic, visitorRng } from './visit-sources.ts'

/**
 * Inserts the events behind the activity: for each submission also its view and entrance, and every dashboard visit.
 * That keeps the counters and the activity consistent. Needs `createRngFunctions`.
 */
export async function seedEventsFromActivity(db: Db, accountId: string, salt: number, hasTraffic = true) {
  await sql`
    with submissions as (
      select detail->>'subject' as subject, (detail->>'subjectId')::uuid as subject_id,
        (detail->>'visitId')::uuid as visit_id, (detail->>'submissionId')::uuid as id,
        pg_temp.to_ms(at) as ms, row_number() over (order by id) as n
      from timeline_entries where account_id = ${accountId} and event_group = 'FORM_SUBMISSION'
    )
    insert into events (account_id, id, at, received_at, type, subject, subject_id, visit_id, detail, traffic_key)
    select ${accountId}, coalesce(step.id, pg_temp.uuid_at(step.ms, n, ${salt} + step.salt)),
      pg_temp.to_time(step.ms), pg_temp.to_time(step.ms), step.type, subject, subject_id, visit_id,
      case when step.type = 'step' then jsonb_build_object('text', '', 'moduleId', case when step.name <> 'first' then step.name
        when (select type like '%CALC' from assets where account_id = ${accountId} and assets.id = subject_id) then 'figures'
        else 'address' end) end,
      case when ${hasTraffic} and subject <> 'contact-dashboard' then ${pickTraffic(...visitorRng(sql`submissions.id::text`))} end
    from submissions
    cross join lateral (
      select 'submission' as type, '' as name, ms, id, 0 as salt
      union all
      select 'step', name, ms + offset_ms, null, salt
      from (values ('first', -150000, 31), ('timeline', -30000, 32), ('details', -15000, 33), ('answer', 1000, 34))
        as journey(name, offset_ms, salt)
      where ${hasTraffic} and subject <> 'contact-dashboard' and (name <> 'answer' or n % 5 <> 0)
        and (name <> 'timeline' or not exists (select from assets where account_id = ${accountId}
          and assets.id = subject_id and type in ('MORTGAGE_CALC', 'AFFORDABILITY_CALC')))
      union all
      select 'entrance', '', ms - 40000 - floor(100000 * pg_temp.rng(n, ${salt} + 1))::bigint, null, 20
      where subject <> 'contact-dashboard'
      union all
      select 'view', '', ms - 145000 - floor(90000 * pg_temp.rng(n, ${salt} + 2))::bigint, null, 30
      where subject <> 'contact-dashboard'
    ) as step`.execute(db)

  await sql`
    insert into events (account_id, id, at, received_at, type, subject, subject_id, visit_id, detail)
    select account_id, pg_temp.uuid_at(pg_temp.to_ms(at), row_number() over (order by id), ${salt} + 40), at, at,
      case kind when 'VIEWED' then 'view' else 'click' end, 'contact-dashboard', (detail->>'dashboardId')::uuid,
      (detail->>'visitId')::uuid,
      case kind when 'CLICKED' then jsonb_build_object('moduleId', detail->'moduleId', 'text', detail->'text') end
    from timeline_entries where account_id = ${accountId} and event_group = 'DASHBOARD'
      and kind in ('VIEWED', 'CLICKED')`.execute(db)
}
