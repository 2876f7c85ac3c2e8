import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { MlsRejection, MlsRun } from '@gable/shared/mls/run.ts'
import { type Selectable, sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type RunRow = Selectable<Schema['mls_sync_runs']>

/** Of the table as `r`. */
export const runColumns = [
  ...(['r.id', 'r.kind', 'r.state', 'r.received', 'r.added', 'r.updated', 'r.removed', 'r.rejected'] as const),
  ...(['r.rejections', 'r.error', 'r.resumes_at', 'r.started_at', 'r.ended_at'] as const),
] as const

type CountColumn = 'received' | 'added' | 'updated' | 'removed' | 'rejected'

type ShownRun = Pick<RunRow, CountColumn | 'id' | 'kind' | 'state' | 'rejections' | 'error'> & {
  /** Text where the row is part of a JSON value. */
  resumes_at: Date | string | null
  started_at: Date | string
  ended_at: Date | string | null
}

export const toRun = (row: ShownRun): MlsRun => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  received: row.received,
  added: row.added,
  updated: row.updated,
  removed: row.removed,
  rejected: row.rejected,
  rejections: row.rejections,
  error: row.error,
  resumesAt: row.state === 'RUNNING' && row.resumes_at ? new Date(row.resumes_at).toISOString() : null,
  startedAt: new Date(row.started_at).toISOString(),
  endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
})

/** Undefined if a run of this connection is under way. */
export async function insertRun(
  db: Db,
  { accountId }: AccountScope,
  run: { connectionId: string; kind: RunRow['kind']; requestedBy: string | null },
): Promise<RunRow | undefined> {
  // A run that was lost must not block the connection.
  await db
    .updateTable('mls_sync_runs')
    .set({ state: 'FAILED', error: 'The run did not end.', ended_at: new Date(), next_link: null })
    .where('account_id', '=', accountId)
    .where('connection_id', '=', run.connectionId)
    .where('state', '=', 'RUNNING')
    .where('started_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute()
  return db
    .insertInto('mls_sync_runs')
    .values({
      account_id: accountId,
      id: newId(),
      connection_id: run.connectionId,
      kind: run.kind,
      requested_by: run.requestedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function getRunningRun(
  db: Db,
  { accountId }: AccountScope,
  connectionId: string,
): Promise<RunRow | undefined> {
  return db
    .selectFrom('mls_sync_runs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('connection_id', '=', connectionId)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst()
}

export const lockRun = (db: Db, { accountId }: AccountScope, id: string): Promise<RunRow | undefined> =>
  db
    .selectFrom('mls_sync_runs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const getRun = (db: Db, { accountId }: AccountScope, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('mls_sync_runs').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()

export async function listRuns(db: Db, { accountId }: AccountScope, connectionId: string): Promise<MlsRun[]> {
  const rows = await db
    .selectFrom('mls_sync_runs as r')
    .select(runColumns)
    .where('r.account_id', '=', accountId)
    .where('r.connection_id', '=', connectionId)
    .orderBy('r.started_at', 'desc')
    .limit(runsMaximum)
    .execute()
  return rows.map(toRun)
}

const runsMaximum = 30

export interface RunCounts {
  received: number
  added: number
  updated: number
  removed: number
  rejections: readonly MlsRejection[]
}

const rejectionsMaximum = 50

/** Adds what a page brought. */
export async function countPage(db: Db, { accountId }: AccountScope, id: string, counts: RunCounts): Promise<void> {
  const rejections = counts.rejections.slice(0, rejectionsMaximum)
  const row = await db
    .updateTable('mls_sync_runs')
    .set({
      pages: sql`pages + 1`,
      received: sql`received + ${counts.received}`,
      added: sql`added + ${counts.added}`,
      updated: sql`updated + ${counts.updated}`,
      removed: sql`removed + ${counts.removed}`,
      rejected: sql`rejected + ${counts.rejections.length}`,
      rejections: sql`case when jsonb_array_length(rejections) < ${rejectionsMaximum}
        then rejections || ${JSON.stringify(rejections)}::jsonb else rejections end`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  invariant(row, 'the run of a page is missing')
}

type RunChange = Partial<
  Pick<
    RunRow,
    | 'position_at'
    | 'position_key'
    | 'first_served_at'
    | 'next_link'
    | 'stalled'
    | 'failures'
    | 'page_size'
    | 'resumes_at'
    | 'error'
    | 'removed'
  >
>

export const updateRun = (db: Db, { accountId }: AccountScope, id: string, change: RunChange) =>
  db.updateTable('mls_sync_runs').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()

export async function endRun(
  db: Db,
  { accountId }: AccountScope,
  { id, connection_id: connectionId }: Pick<RunRow, 'id' | 'connection_id'>,
  { state, error = '' }: { state: 'DONE' | 'FAILED'; error?: string },
) {
  await db
    .updateTable('mls_sync_runs')
    .set({ state, error: error.slice(0, 500), ended_at: new Date(), next_link: null, resumes_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
  await sql`delete from mls_sync_runs where account_id = ${accountId} and connection_id = ${connectionId} and id in (
    select id from mls_sync_runs where account_id = ${accountId} and connection_id = ${connectionId}
    order by started_at desc offset ${runsMaximum * 3})`.execute(db)
}
