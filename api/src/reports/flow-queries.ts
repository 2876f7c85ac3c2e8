import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { reportedFlowStatuses } from '@gable/shared/reports/flow-status.ts'
import type { ReportGrouping } from '@gable/shared/reports/report-query.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { BucketCount } from './counter-queries.ts'
import type { DayRange } from './report-definition.ts'

interface FlowFilter {
  kind?: FlowKind | undefined
  status?: (typeof reportedFlowStatuses)[number] | undefined
}

/** The automations and workflows that were ever published. */
export const listReportedFlows = (db: Db, { accountId }: AccountScope, { kind, status }: FlowFilter) =>
  db
    .selectFrom('flows')
    .select(['id', 'kind', 'title', 'status'])
    .where('account_id', '=', accountId)
    .where('published_version', 'is not', null)
    .$if(kind !== undefined, (flows) => flows.where('kind', '=', kind ?? 'AUTOMATION'))
    .$if(status !== undefined, (flows) => flows.where('status', '=', status ?? 'ACTIVE'))
    .execute()

interface CountQuery {
  flowIds: readonly string[]
  period: DayRange
  previous: DayRange
  grouping: ReportGrouping
  timeZone: string
}

interface FlowCounts {
  byBucket: BucketCount[]
  /** Of the period, by the id of the flow and the type of count. What did not happen is missing. */
  byFlow: Map<string, Map<string, number>>
}

/** Counts what happened in flows by bucket and by flow, in one pass over the counters and pieces. */
export async function countInFlows(db: Db, { accountId }: AccountScope, query: CountQuery): Promise<FlowCounts> {
  const { flowIds, period, previous, grouping, timeZone } = query
  const ids = sql`any(${flowIds}::uuid[])`
  const toDay = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date`
  // A bare comparison of times, so that indexes by time apply.
  const isCounted = (
    column: string,
  ) => sql`${sql.ref(column)} >= ${previous.from}::date::timestamp at time zone ${timeZone}
    and ${sql.ref(column)} < (${period.till}::date + 1)::timestamp at time zone ${timeZone}`
  const sentPieces = (table: string, sentAt: string, openedAt: string) => sql`
    select flow_id, ${toDay(sentAt)} as day, count(*) as sent, count(${sql.ref(openedAt)}) as opened from ${sql.table(table)}
    where account_id = ${accountId} and flow_id = ${ids} and ${isCounted(sentAt)} group by 1, 2`
  const submissions = (table: string) => sql`
    select p.flow_id, ${toDay('s.at')}, 'leads', count(*) from submissions s
      join ${sql.table(table)} p on p.account_id = ${accountId} and p.id = s.piece_id and p.flow_id = ${ids}
    where s.account_id = ${accountId} and s.piece_id is not null and s.state <> 'SPAM' and ${isCounted('s.at')}
    group by 1, 2`
  const { rows } = await sql<CountRow>`
    with pieces as (
      ${sentPieces('email_pieces', 'sent_at', 'opened_at')}
      union all ${sentPieces('postcard_pieces', 'submitted_at', 'scanned_at')}
    ), daily(flow_id, day, type, count) as (
      select flow_id, day, lower(type), count from flow_counters
      where account_id = ${accountId} and flow_id = ${ids} and step_id = '' and type in ('ENTERED', 'FINISHED', 'LEFT')
        and day between ${previous.from}::date and ${period.till}::date
      union all select flow_id, day, 'sent', sent from pieces
      union all select flow_id, day, 'opened', opened from pieces
      union all ${submissions('email_pieces')}
      union all ${submissions('postcard_pieces')}
    )
    select flow_id as "flowId", is_within as "isWithin", to_char(bucket, 'YYYY-MM-DD') as bucket, type,
      sum(count)::float8 as count
    from (
      select flow_id, type, count, day >= ${period.from}::date as is_within,
        ${ifWithin(period, sql`date_trunc(${grouping.toLowerCase()}, day::timestamp)`)} as bucket
      from daily
    ) counted
    group by grouping sets ((bucket, type), (flow_id, is_within, type))`.execute(db)
  return toFlowCounts(rows)
}

interface CountRow {
  /** Null for a bucket of all flows. */
  flowId: string | null
  isWithin: boolean | null
  bucket: string | null
  type: string
  count: number
}

const ifWithin = ({ from }: DayRange, value: RawBuilder<unknown>) =>
  sql`case when day >= ${from}::date then ${value} end`

function toFlowCounts(rows: readonly CountRow[]): FlowCounts {
  const byFlow: FlowCounts['byFlow'] = new Map()
  for (const { flowId, isWithin, type, count } of rows) {
    if (flowId === null || !isWithin || count === 0) continue
    const counts = byFlow.get(flowId) ?? new Map<string, number>()
    byFlow.set(flowId, counts.set(type, count))
  }
  return { byFlow, byBucket: rows.filter(({ flowId }) => flowId === null) }
}

/** Whether a contact ever entered a flow. */
export async function hasFlowCounts(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from flow_counters where account_id = ${accountId}) as found`.execute(db)
  return rows[0]?.found === true
}
