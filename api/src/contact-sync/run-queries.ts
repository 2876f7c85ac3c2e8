import {
  type ReportRow,
  type RunCounts,
  type StoredOutcome,
  type SyncRun,
  zeroCounts,
} from '@gable/shared/contact-sync/report.ts'
import { newId } from '@gable/shared/ids.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { ContactSyncTables } from '../database/schema/contact-sync.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type RunRow = Selectable<ContactSyncTables['sync_runs']>

const selectRuns = (db: Db, { accountId }: AccountScope, appId: string) =>
  db.selectFrom('sync_runs').selectAll().where('account_id', '=', accountId).where('app_id', '=', appId)

export const getRunningRun = (db: Db, scope: AccountScope, appId: string): Promise<RunRow | undefined> =>
  selectRuns(db, scope, appId).where('state', '=', 'RUNNING').executeTakeFirst()

export const getRun = (db: Db, scope: AccountScope, appId: string, runId: string) =>
  selectRuns(db, scope, appId).where('id', '=', runId).executeTakeFirst()

export const listRuns = async (db: Db, scope: AccountScope, appId: string, limit: number): Promise<SyncRun[]> => {
  const rows = await selectRuns(db, scope, appId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toRun)
}

export const insertRun = (
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  { kind, phase, isRequested }: { kind: RunRow['kind']; phase: string; isRequested: boolean },
): Promise<RunRow> =>
  db
    .insertInto('sync_runs')
    .values({ account_id: accountId, app_id: appId, id: newId(), kind, phase, is_requested: isRequested })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateRun = (
  db: Db,
  { accountId }: AccountScope,
  runId: string,
  change: Updateable<ContactSyncTables['sync_runs']>,
) => db.updateTable('sync_runs').set(change).where('account_id', '=', accountId).where('id', '=', runId).execute()

/** Adds what happened to people to the counts of the run. */
export async function countOutcomes(
  db: Db,
  { accountId }: AccountScope,
  runId: string,
  added: Partial<RunCounts>,
  read: number,
) {
  const { rows } = await sql<{ counts: Partial<RunCounts> }>`
    select counts from sync_runs where account_id = ${accountId} and id = ${runId}`.execute(db)
  const before = { ...zeroCounts, ...rows[0]?.counts }
  const counts = Object.fromEntries(
    Object.entries(before).map(([outcome, count]) => [outcome, count + (added[outcome as keyof RunCounts] ?? 0)]),
  )
  await sql`update sync_runs set counts = ${JSON.stringify(counts)}, read = read + ${read}
    where account_id = ${accountId} and id = ${runId}`.execute(db)
}

/** Scheduled runs in which nothing happened are not kept. */
export const deleteRun = (db: Db, { accountId }: AccountScope, runId: string) =>
  db.deleteFrom('sync_runs').where('account_id', '=', accountId).where('id', '=', runId).execute()

export async function deleteOldRuns(db: Db, { accountId }: AccountScope, appId: string) {
  await sql`delete from sync_runs where account_id = ${accountId} and app_id = ${appId} and state <> 'RUNNING'
    and started_at < now() - interval '30 days'`.execute(db)
}

export interface NewReportRow {
  direction: 'IN' | 'OUT'
  outcome: StoredOutcome
  name: string
  reason: string
  contactId?: string | null
  remoteId?: string | null
}

export async function insertReportRows(
  db: Db,
  { accountId }: AccountScope,
  { app_id, id: runId }: Pick<RunRow, 'app_id' | 'id'>,
  rows: readonly NewReportRow[],
) {
  if (rows.length === 0) return
  const values = rows.map(({ name, reason, ...row }) => ({
    ...row,
    id: newId(),
    name: name.slice(0, 150),
    reason: reason.slice(0, 500),
  }))
  await sql`
    insert into sync_report_rows (account_id, run_id, app_id, id, direction, outcome, name, reason, contact_id, remote_id)
    select ${accountId}, ${runId}, ${app_id}, id, direction, outcome, name, reason, "contactId", "remoteId"
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (id uuid, direction text, outcome text, name text,
      reason text, "contactId" uuid, "remoteId" text)`.execute(db)
}

interface RowQuery {
  outcome?: StoredOutcome | undefined
  search: string
  page: number
  pageSize: number
}

export async function listReportRows(
  db: Db,
  { accountId }: AccountScope,
  runId: string,
  { outcome, search, page, pageSize }: RowQuery,
): Promise<{ data: ReportRow[]; total: number; failed: number }> {
  const matching = db
    .selectFrom('sync_report_rows')
    .where('account_id', '=', accountId)
    .where('run_id', '=', runId)
    .$if(outcome !== undefined, (rows) => rows.where('outcome', '=', outcome ?? 'FAILED'))
    .$if(search !== '', (rows) =>
      rows.where(
        sql<boolean>`(strpos(lower(name), lower(${search})) > 0 or strpos(lower(reason), lower(${search})) > 0)`,
      ),
    )
  const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { failed } = await db
    .selectFrom('sync_report_rows')
    .select(({ fn }) => fn.countAll<string>().as('failed'))
    .where('account_id', '=', accountId)
    .where('run_id', '=', runId)
    .where('outcome', '=', 'FAILED')
    .where('retried_at', 'is', null)
    .where((eb) => eb.or([eb('contact_id', 'is not', null), eb('remote_id', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return { total: Number(total), failed: Number(failed), data: rows.map(toReportRow) }
}

/** Lets failed and skipped people be tried again. Returns how many. */
export async function retryRows(
  db: Db,
  { accountId }: AccountScope,
  { app_id: appId, id: runId }: Pick<RunRow, 'app_id' | 'id'>,
  rowIds: readonly string[] | undefined,
): Promise<number> {
  const { rows } = await sql<{ contact_id: string | null; remote_id: string | null; direction: 'IN' | 'OUT' }>`
    update sync_report_rows set retried_at = now()
    where account_id = ${accountId} and run_id = ${runId} and retried_at is null
      and (remote_id is not null or contact_id is not null)
      and ${rowIds ? sql`id = any(${rowIds}::uuid[]) and outcome in ('FAILED', 'SKIPPED')` : sql`outcome = 'FAILED'`}
    returning contact_id, remote_id, direction`.execute(db)
  const incoming = rows.flatMap(({ direction, remote_id }) => (direction === 'IN' && remote_id ? [remote_id] : []))
  const outgoing = rows.flatMap(({ direction, contact_id }) => (direction === 'OUT' && contact_id ? [contact_id] : []))
  await sql`
    insert into sync_inbox (account_id, app_id, remote_id, is_retry)
    select distinct ${accountId}::uuid, ${appId}::uuid, id, true from unnest(${incoming}::text[]) id
    on conflict (account_id, app_id, kind, remote_id) do update set is_retry = true`.execute(db)
  await sql`
    insert into sync_outbox (account_id, app_id, kind, item_id, contact_id, is_retry)
    select distinct ${accountId}::uuid, ${appId}::uuid, 'CONTACT', c.id, c.id, true from contacts c
    where c.account_id = ${accountId} and c.id = any(${outgoing}::uuid[])
    on conflict (account_id, app_id, kind, item_id) do update set is_retry = true, due_at = now(), attempts = 0`.execute(
    db,
  )
  return rows.length
}

export const toRun = (row: RunRow): SyncRun => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  read: row.read,
  total: row.total,
  reason: row.reason,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  counts: { ...zeroCounts, ...row.counts },
})

const toReportRow = (row: Selectable<ContactSyncTables['sync_report_rows']>): ReportRow => ({
  _id: row.id,
  direction: row.direction,
  outcome: row.outcome,
  name: row.name,
  reason: row.reason,
  contactId: row.contact_id,
  remoteId: row.remote_id,
  at: row.at.toISOString(),
  retriedAt: row.retried_at?.toISOString() ?? null,
})
