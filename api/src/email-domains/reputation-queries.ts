import type { Reputation } from '@gable/shared/email-domains/email-domain.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type ReputationDay = Reputation['days'][number]

/** What happened to marketing emails on each of the last thirty days in the agency's time zone, every day present. */
export async function listReputationDays(db: Db, { accountId }: AccountScope): Promise<ReputationDay[]> {
  // The counters of each content are read by their key: a scan would read every counter of the account.
  const { rows } = await sql<ReputationDay>`
    with today as (select (now() at time zone time_zone)::date as day from agencies where account_id = ${accountId}),
      counted as (
        select counter.day, counter.type, counter.count
        from today, contents content
        cross join unnest(array['sent', 'bounce', 'complaint']) as type
        cross join lateral (
          select c.day, c.type, c.count from counter_daily c
          where c.account_id = ${accountId} and c.subject = 'content' and c.subject_id = content.id and c.type = type.type
            and c.day between today.day - 29 and today.day) counter
        where content.account_id = ${accountId} and content.medium = 'EMAIL'
      )
    select to_char(calendar.day, 'YYYY-MM-DD') as day,
      greatest(0, coalesce(sum(counted.count) filter (where counted.type = 'sent'), 0))::int as sent,
      greatest(0, coalesce(sum(counted.count) filter (where counted.type = 'bounce'), 0))::int as bounced,
      greatest(0, coalesce(sum(counted.count) filter (where counted.type = 'complaint'), 0))::int as complained
    from today cross join lateral generate_series(today.day - 29, today.day, interval '1 day') as calendar(day)
    left join counted on counted.day = calendar.day::date
    group by calendar.day order by calendar.day`.execute(db)
  return rows
}
