import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

interface StepTotal {
  stepId: string
  type: string
  count: number
}

/** Lifetime totals of the steps of a flow. */
export async function listStepTotals(db: Db, { accountId }: AccountScope, flowId: string): Promise<StepTotal[]> {
  const { rows } = await sql<StepTotal>`
    select step_id as "stepId", type, sum(count)::int as count from flow_counters
    where account_id = ${accountId} and flow_id = ${flowId} and step_id <> '' group by 1, 2`.execute(db)
  return rows
}

interface StepContacts {
  stepId: string
  active: number
  failed: number
}

/** Who is at each step now. */
export async function countContactsAtSteps(
  db: Db,
  { accountId }: AccountScope,
  flowId: string,
): Promise<StepContacts[]> {
  const { rows } = await sql<StepContacts>`
    select step_id as "stepId", (count(*) filter (where state = 'ACTIVE'))::int as active,
      (count(*) filter (where state = 'FAILED'))::int as failed
    from flow_runs where account_id = ${accountId} and flow_id = ${flowId} and state in ('ACTIVE', 'FAILED')
    group by 1`.execute(db)
  return rows
}

interface StepPieces {
  stepId: string
  sent: number
  held: number
  opened: number
  clicked: number
}

/** What became of the emails and postcards of each step. A postcard that was scanned counts as opened. */
export async function countPiecesOfSteps(db: Db, { accountId }: AccountScope, flowId: string): Promise<StepPieces[]> {
  const { rows } = await sql<StepPieces>`
    select flow_step_id as "stepId", count(sent_at)::int as sent, (count(*) filter (where state = 'HELD'))::int as held,
      count(opened_at)::int as opened, count(clicked_at)::int as clicked
    from email_pieces where account_id = ${accountId} and flow_id = ${flowId} group by 1
    union all
    select flow_step_id, count(submitted_at)::int, (count(*) filter (where state = 'HELD'))::int,
      count(scanned_at)::int, 0
    from postcard_pieces where account_id = ${accountId} and flow_id = ${flowId} group by 1`.execute(db)
  return rows
}

interface FlowDay {
  day: string
  entered: number
  finished: number
  left: number
}

/** The last days of a flow, the last one being today for the agency. */
export async function listFlowDays(
  db: Db,
  { accountId }: AccountScope,
  flowId: string,
  days: number,
): Promise<FlowDay[]> {
  const { rows } = await sql<FlowDay>`
    with today as (select (now() at time zone time_zone)::date as day from agencies where account_id = ${accountId})
    select to_char(d.day, 'YYYY-MM-DD') as day,
      coalesce(sum(c.count) filter (where c.type = 'ENTERED'), 0)::int as entered,
      coalesce(sum(c.count) filter (where c.type = 'FINISHED'), 0)::int as finished,
      coalesce(sum(c.count) filter (where c.type = 'LEFT'), 0)::int as left
    from today cross join lateral generate_series(today.day - ${days - 1}::int, today.day, interval '1 day') d(day)
      left join flow_counters c on c.account_id = ${accountId} and c.flow_id = ${flowId} and c.step_id = ''
        and c.day = d.day::date
    group by d.day order by d.day`.execute(db)
  return rows
}
