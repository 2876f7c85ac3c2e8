import type { LeaveReason } from '@gable/shared/flows/run.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { RunPosition } from '../advance-run.ts'
import type { RunOfContact } from '../run-event-queries.ts'

export interface OpenRun extends RunOfContact, RunPosition {
  flowId: string
  version: number
  isWaiting: boolean
  awaits: string | null
  isLeaving: boolean
  isArchived: boolean
  isMerged: boolean
}

/** Locks the contacts of runs by id, then the runs that are still open. */
export async function lockOpenRuns(db: Db, { accountId }: AccountScope, runIds: string[]): Promise<OpenRun[]> {
  await sql`select from contacts where account_id = ${accountId} and id in (
      select contact_id from flow_runs where account_id = ${accountId} and id = any(${runIds}::uuid[]))
    order by id for no key update`.execute(db)
  const { rows } = await sql<OpenRun>`
    select ${openRunColumns} from flow_runs r join contacts c on c.account_id = ${accountId} and c.id = r.contact_id
    where r.account_id = ${accountId} and r.id = any(${runIds}::uuid[]) and r.state in ('ACTIVE', 'FAILED')
    order by r.id for update of r`.execute(db)
  return rows
}

/** The same for runs whose contact was archived, except those that others have locked. */
export async function lockLeavingRuns(db: Db, { accountId }: AccountScope, limit: number): Promise<OpenRun[]> {
  const { rows: candidates } = await sql<{ id: string }>`
    select r.id from flow_runs r join contacts c on c.account_id = ${accountId} and c.id = r.contact_id
    where r.account_id = ${accountId} and r.is_leaving limit ${limit} for no key update of c skip locked`.execute(db)
  const { rows } = await sql<OpenRun>`
    select ${openRunColumns} from flow_runs r join contacts c on c.account_id = ${accountId} and c.id = r.contact_id
    where r.account_id = ${accountId} and r.id = any(${candidates.map(({ id }) => id)}::uuid[]) and r.is_leaving
    for update of r skip locked`.execute(db)
  return rows
}

const openRunColumns = sql.raw(`r.id, r.flow_id as "flowId", r.version, r.contact_id as "contactId",
  r.property_id as "propertyId", r.step_id as "stepId", r.steps_taken as "stepsTaken",
  r.steps_since_wait as "stepsSinceWait", r.attempts, r.is_waiting as "isWaiting", r.awaits,
  r.is_leaving as "isLeaving", c.archived_at is not null as "isArchived", c.merged_into is not null as "isMerged"`)

/** Contacts keep the step at which they left. */
export const endRuns = (db: Db, { accountId }: AccountScope, ids: string[], reason: LeaveReason) =>
  sql`
    update flow_runs set state = 'LEFT', reason = ${reason}, due_at = null, is_waiting = false, awaits = null,
      is_leaving = false, finished_at = now()
    where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(db)

/** The contact was unarchived, or a merge moved the run to another one. */
export const clearLeaving = (db: Db, { accountId }: AccountScope, ids: string[]) =>
  sql`update flow_runs set is_leaving = false where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(db)

/** The runs of a flow that are open, of older versions or from before a time if it is given, in batches. */
export async function listOpenRunIds(
  db: Db,
  { accountId }: AccountScope,
  flowId: string,
  { before, startedTill, limit }: { before?: number; startedTill?: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from flow_runs where account_id = ${accountId} and flow_id = ${flowId} and state in ('ACTIVE', 'FAILED')
      and version < ${before ?? 2_147_483_647}
      ${startedTill ? sql`and started_at <= ${startedTill}::timestamptz + interval '1 millisecond'` : sql``}
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

interface MovedRun {
  id: string
  version: number
  isWaiting: boolean
  awaits: string | null
}

/** Runs begin their step again unless they wait at it. */
export const setVersions = (db: Db, { accountId }: AccountScope, runs: readonly MovedRun[]) =>
  sql`
    update flow_runs r set version = m.version, awaits = m.awaits, is_waiting = m.is_waiting,
      due_at = case when r.state = 'ACTIVE' and r.is_waiting and not m.is_waiting then now() else r.due_at end
    from unnest(${runs.map(({ id }) => id)}::uuid[], ${runs.map(({ version }) => version)}::int[],
      ${runs.map(({ isWaiting }) => isWaiting)}::bool[], ${runs.map(({ awaits }) => awaits)}::text[])
      as m(id, version, is_waiting, awaits)
    where r.account_id = ${accountId} and r.id = m.id`.execute(db)

/** Failed runs of a flow, of one step if it is given, become due. Returns how many. */
export async function retryFailedRuns(
  db: Db,
  { accountId }: AccountScope,
  { flowId, stepId, runId }: { flowId: string; stepId?: string | undefined; runId?: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update flow_runs set state = 'ACTIVE', due_at = now(), attempts = 0, steps_since_wait = 0, reason = ''
    where account_id = ${accountId} and flow_id = ${flowId} and state = 'FAILED'
      ${stepId === undefined ? sql`` : sql`and step_id = ${stepId}`}
      ${runId === undefined ? sql`` : sql`and id = ${runId}`}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
