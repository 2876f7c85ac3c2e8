import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { FlowCount } from './counts.ts'

/** Adds to the counters of the day that it is for the agency. */
export const addToFlowCounters = (db: Db, { accountId }: AccountScope, counts: readonly FlowCount[]) =>
  sql`
    insert into flow_counters (account_id, flow_id, step_id, day, type, count)
    select ${accountId}, c.flow_id, c.step_id, (now() at time zone a.time_zone)::date, c.type, c.count
    from unnest(${counts.map(({ flowId }) => flowId)}::uuid[], ${counts.map(({ stepId }) => stepId)}::text[],
      ${counts.map(({ type }) => type)}::text[], ${counts.map(({ count }) => count)}::int[])
      with ordinality as c(flow_id, step_id, type, count, place)
      join agencies a on a.account_id = ${accountId}
    order by c.place
    on conflict (account_id, flow_id, step_id, type, day) do update
    set count = flow_counters.count + excluded.count`.execute(db)
