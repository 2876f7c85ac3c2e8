import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { AdvancedRun, RunPosition } from './advance-run.ts'
import type { FlowLabel } from './program-queries.ts'
import { databaseTime } from './time-zone-queries.ts'

/** Active flows with a step that is due, one probe of the index for each. */
export async function listDueFlows(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from flows f
      cross join lateral (select r.due_at from flow_runs r where r.account_id = ${accountId} and r.flow_id = f.id
        and r.state = 'ACTIVE' and r.due_at <= now() order by r.due_at limit 1) due
    where f.account_id = ${accountId} and f.status = 'ACTIVE' order by due.due_at, f.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Contacts at the same step of the same version of a flow. */
export interface DueGroup extends FlowLabel {
  version: number
  stepId: string
  timeZone: string
  /** In milliseconds, by the clock of the database. */
  now: number
}

/** So many runs of a flow that are due are looked at to find groups of contacts at the same step. */
const dueMaximum = 2000

/**
 * Where the contacts are who are due first. If other transactions have locked all of them, the caller asks for the next group.
 * Undefined if there is none, or the flow is not active any more.
 */
export async function getDueGroup(
  db: Db,
  { accountId }: AccountScope,
  flowId: string,
  nth: number,
): Promise<DueGroup | undefined> {
  const { rows } = await sql<DueGroup>`
    select f.id as "flowId", f.title, f.kind, r.version, r.step_id as "stepId", a.time_zone as "timeZone",
      ${databaseTime} as now
    from flows f join agencies a on a.account_id = ${accountId}
      cross join lateral (
        select version, step_id, min(due_at) as due_at from (
          select version, step_id, due_at from flow_runs where account_id = ${accountId} and flow_id = ${flowId}
            and state = 'ACTIVE' and due_at <= now() order by due_at limit ${sql.lit(nth === 0 ? 1 : dueMaximum)}) due
        group by 1, 2) r
    where f.account_id = ${accountId} and f.id = ${flowId} and f.status = 'ACTIVE'
    order by r.due_at limit 1 offset ${nth}`.execute(db)
  return rows[0]
}

/** A run whose row and whose contact are locked until the transaction ends. */
export interface DueRun extends RunPosition {
  contactId: string
  /** Null also if the property was deleted. */
  propertyId: string | null
  leadId: string | null
  isWaiting: boolean
  contact: { ownerId: string | null; isArchived: boolean }
}

/** Among so many times a batch of the runs that are due, those of one group are looked for. */
const windowFactor = 4

/**
 * Locks contacts, then runs, then properties, and waits for none of them: what others have locked is left for
 * later. So the engine can take them in the order in which it finds them, and cannot deadlock.
 */
export async function lockDueRuns(db: Db, scope: AccountScope, group: DueGroup, limit: number): Promise<DueRun[]> {
  const { accountId } = scope
  const { rows: candidates } = await sql<{ id: string }>`
    with due as materialized (
      select id, contact_id, version, step_id from flow_runs
      where account_id = ${accountId} and flow_id = ${group.flowId} and state = 'ACTIVE' and due_at <= now()
      order by due_at limit ${sql.lit(windowFactor * limit)}
    )
    select d.id from due d join contacts c on c.account_id = ${accountId} and c.id = d.contact_id
    where d.version = ${group.version} and d.step_id = ${group.stepId}
    limit ${limit} for no key update of c skip locked`.execute(db)
  if (candidates.length === 0) return []
  const { rows } = await sql<DueRun & { contactOwnerId: string | null; isArchived: boolean }>`
    select r.id, r.step_id as "stepId", r.contact_id as "contactId", r.property_id as "propertyId",
      r.lead_id as "leadId", r.steps_taken as "stepsTaken", r.steps_since_wait as "stepsSinceWait", r.attempts,
      r.is_waiting as "isWaiting", c.owner_id as "contactOwnerId", c.archived_at is not null as "isArchived"
    from flow_runs r join contacts c on c.account_id = ${accountId} and c.id = r.contact_id
    where r.account_id = ${accountId} and r.id = any(${candidates.map(({ id }) => id)}::uuid[])
      and r.state = 'ACTIVE' and r.due_at <= now() and r.version = ${group.version} and r.step_id = ${group.stepId}
    for update of r skip locked`.execute(db)
  const propertyIds = await lockProperties(db, scope, rows)
  return rows.map(({ contactOwnerId, isArchived, propertyId, ...run }) => ({
    ...run,
    propertyId: propertyId !== null && propertyIds.has(propertyId) ? propertyId : null,
    contact: { ownerId: contactOwnerId, isArchived },
  }))
}

async function lockProperties(db: Db, { accountId }: AccountScope, runs: readonly Pick<DueRun, 'propertyId'>[]) {
  const ids = runs.flatMap(({ propertyId }) => propertyId ?? [])
  if (ids.length === 0) return new Set<string>()
  const { rows } = await sql<{ id: string }>`select id from properties
    where account_id = ${accountId} and id = any(${ids}::uuid[]) for key share skip locked`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Stores where runs are now, and what they did to get there. */
export async function saveRuns(db: Db, { accountId }: AccountScope, runs: readonly AdvancedRun[]) {
  if (runs.length === 0) return
  const toDate = (moment: number | null) => (moment === null ? null : new Date(moment))
  const taken = runs.flatMap(({ id, stepsTaken, taken }) => (taken ? { id, stepsTaken, ...taken } : []))
  await sql`
    with history as (
      insert into flow_run_steps (account_id, run_id, number, step_id, outcome, branch, reason, detail)
      select ${accountId}, run_id, number, step_id, outcome, branch, reason, detail
      from unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map(({ stepsTaken }) => stepsTaken)}::int[],
        ${taken.map(({ stepId }) => stepId)}::text[], ${taken.map(({ outcome }) => outcome)}::text[],
        ${taken.map(({ branch }) => branch)}::text[], ${taken.map(({ reason }) => reason)}::text[],
        ${taken.map(({ detail }) => JSON.stringify(detail))}::jsonb[])
        as t(run_id, number, step_id, outcome, branch, reason, detail)
    )
    update flow_runs r set state = a.state, step_id = coalesce(a.step_id, r.step_id), due_at = a.due_at,
      is_waiting = a.is_waiting, awaits = a.awaits, steps_taken = a.steps_taken,
      steps_since_wait = a.steps_since_wait, attempts = a.attempts, reason = a.reason,
      finished_at = case when a.state in ('FINISHED', 'LEFT') then now() end
    from unnest(${runs.map(({ id }) => id)}::uuid[], ${runs.map(({ state }) => state)}::text[],
      ${runs.map(({ stepId }) => stepId)}::text[], ${runs.map(({ dueAt }) => toDate(dueAt))}::timestamptz[],
      ${runs.map(({ isWaiting }) => isWaiting)}::bool[], ${runs.map(({ awaits }) => awaits)}::text[],
      ${runs.map(({ stepsTaken }) => stepsTaken)}::int[],
      ${runs.map(({ stepsSinceWait }) => stepsSinceWait)}::int[], ${runs.map(({ attempts }) => attempts)}::int[],
      ${runs.map(({ reason }) => reason)}::text[])
      as a(id, state, step_id, due_at, is_waiting, awaits, steps_taken, steps_since_wait, attempts, reason)
    where r.account_id = ${accountId} and r.id = a.id`.execute(db)
}

/** When to look for the next step that is due: not within a second. Undefined if nobody waits in an active flow. */
export async function getNextDueTime(db: Db, { accountId }: AccountScope): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select case when min(due.due_at) is not null then greatest(min(due.due_at), now() + interval '1 second') end as at
    from flows f
      cross join lateral (select r.due_at from flow_runs r where r.account_id = ${accountId} and r.flow_id = f.id
        and r.state = 'ACTIVE' order by r.due_at limit 1) due
    where f.account_id = ${accountId} and f.status = 'ACTIVE'`.execute(db)
  return rows[0]?.at ?? undefined
}

/** Only one process at a time decides when the account is next due, so that it knows what the others did before. */
export const lockSchedule = (db: Db, { accountId }: AccountScope) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`flow schedule ${accountId}`}, 0))`.execute(db)

/** Accounts with something due, or with contacts who are to leave. Reads all accounts, so it needs the owner role. */
export async function listAccountsWithDueRuns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select distinct f.account_id as "accountId" from flows f
    where f.status = 'ACTIVE' and exists (select from flow_runs r where r.account_id = f.account_id
      and r.flow_id = f.id and r.state = 'ACTIVE' and r.due_at <= now())
    union
    select distinct account_id from flow_runs where is_leaving`.execute(db)
  return rows.map(({ accountId }) => accountId)
}
