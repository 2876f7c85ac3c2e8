import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { FlowRunStep, RunState, StepOutcome } from '@gable/shared/flows/run.ts'
import { type RawBuilder, sql } from 'kysely'
import { searchCondition } from '../../contacts/condition-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

/** A run with what its list shows. */
export interface RunRow {
  id: string
  flowId: string
  title: string
  kind: FlowKind
  version: number
  contactId: string
  fullName: string
  address: string | null
  state: RunState
  stepId: string | null
  dueAt: Date | null
  isWaiting: boolean
  cause: Record<string, unknown>
  reason: string
  startedAt: Date
  finishedAt: Date | null
}

const runColumns = sql.raw(`r.id, r.flow_id as "flowId", f.title, f.kind, r.version, r.contact_id as "contactId",
  c.full_name as "fullName", h.full_address as address, r.state, r.step_id as "stepId", r.due_at as "dueAt",
  r.is_waiting as "isWaiting", r.cause, r.reason, r.started_at as "startedAt", r.finished_at as "finishedAt"`)

const fromRuns = ({ accountId }: AccountScope) => sql`flow_runs r
  join flows f on f.account_id = ${accountId} and f.id = r.flow_id
  join account_contacts c on c.account_id = ${accountId} and c.id = r.contact_id
  left join properties h on h.account_id = ${accountId} and h.id = r.property_id
  where r.account_id = ${accountId}`

interface RunFilters {
  stepId?: string | undefined
  outcome?: StepOutcome | undefined
  branch?: string | undefined
  state?: RunState | undefined
  search: string
}

/** The runs of a flow, newest first, and how many there are. */
export async function listRunRows(
  db: Db,
  scope: AccountScope,
  flowId: string,
  { page, pageSize, ...filters }: RunFilters & { page: number; pageSize: number },
): Promise<{ rows: RunRow[]; total: number }> {
  const condition = sql`r.flow_id = ${flowId} ${matchesFilters(scope, filters)}`
  const { rows } = await sql<RunRow>`
    select ${runColumns} from ${fromRuns(scope)} and ${condition}
    order by r.started_at desc, r.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from flow_runs r
      ${filters.search ? sql`join account_contacts c on c.account_id = r.account_id and c.id = r.contact_id` : sql``}
    where r.account_id = ${scope.accountId} and ${condition}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

function matchesFilters({ accountId }: AccountScope, filters: RunFilters): RawBuilder<unknown> {
  const { stepId, outcome, branch, state, search } = filters
  const conditions: RawBuilder<unknown>[] = []
  if (state !== undefined) conditions.push(sql`r.state = ${state}`)
  if (search !== '') conditions.push(searchCondition(search))
  const isPast = outcome !== undefined || branch !== undefined
  if (stepId !== undefined && !isPast) conditions.push(sql`r.step_id = ${stepId} and r.state in ('ACTIVE', 'FAILED')`)
  if (stepId !== undefined && isPast)
    conditions.push(sql`exists (select from flow_run_steps s
      where s.account_id = ${accountId} and s.run_id = r.id and s.step_id = ${stepId}
        and s.outcome = coalesce(${outcome ?? null}, s.outcome)
        and s.branch is not distinct from coalesce(${branch ?? null}, s.branch))`)
  return conditions.length === 0 ? sql`` : sql`and ${sql.join(conditions, sql` and `)}`
}

export async function getRunRow(db: Db, scope: AccountScope, runId: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${runColumns} from ${fromRuns(scope)} and r.id = ${runId}`.execute(db)
  return rows[0]
}

const contactMaximum = 100

/** What a contact is or was in, current ones first. */
export async function listRunRowsOfContact(db: Db, scope: AccountScope, contactId: string): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from ${fromRuns(scope)} and r.contact_id = ${contactId}
    order by r.state in ('ACTIVE', 'FAILED') desc, r.started_at desc, r.id limit ${sql.lit(contactMaximum)}`.execute(db)
  return rows
}

/** The run that a contact began last in a flow. */
export async function getNewestRunRow(
  db: Db,
  scope: AccountScope,
  { flowId, contactId }: { flowId: string; contactId: string },
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from ${fromRuns(scope)} and r.flow_id = ${flowId} and r.contact_id = ${contactId}
    order by r.started_at desc, r.id desc limit 1`.execute(db)
  return rows[0]
}

export interface RunStepRow {
  stepId: string
  at: Date
  outcome: StepOutcome
  branch: string | null
  reason: string
  delivery: FlowRunStep['delivery']
}

/** So many entries of a history are shown, the last ones. */
const historyMaximum = 500

export async function listRunSteps(db: Db, scope: AccountScope, runId: string): Promise<RunStepRow[]> {
  const { accountId } = scope
  const { rows } = await sql<RunStepRow>`
    select s.step_id as "stepId", s.at, s.outcome, s.branch, s.reason, ${selectDelivery(scope)} as delivery
    from flow_run_steps s where s.account_id = ${accountId} and s.run_id = ${runId}
    order by s.number desc limit ${sql.lit(historyMaximum)}`.execute(db)
  return rows.reverse()
}

/** Two indexes: deliveries are unique by their event unless they are replays. */
const selectDelivery = ({ accountId }: AccountScope) => sql`(
  select json_build_object('_id', d.id, 'webhookId', d.webhook_id, 'state', d.state, 'error', (
    select a.error from webhook_attempts a where a.account_id = ${accountId} and a.delivery_id = d.id
    order by a.number desc limit 1))
  from (
    select id, webhook_id, state, created_at from webhook_deliveries where account_id = ${accountId}
      and webhook_id = (s.detail->>'webhookId')::uuid and event_id = (s.detail->>'eventId')::uuid and replay_of is null
    union all
    select id, webhook_id, state, created_at from webhook_deliveries where account_id = ${accountId}
      and webhook_id = (s.detail->>'webhookId')::uuid and event_id = (s.detail->>'eventId')::uuid and replay_of is not null
  ) d order by d.created_at desc limit 1)`
