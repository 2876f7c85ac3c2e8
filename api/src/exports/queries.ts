import type { Export, NewExport } from '@gable/shared/exports/export.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Selectable, Updateable } from 'kysely'
import type { ImportAndExportTables } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { getExportFile } from './export-file.ts'

type ExportColumns = Selectable<ImportAndExportTables['exports']>

/** `request` is the column `wanted`. */
type ExportRow = Omit<ExportColumns, 'wanted'> & { request: NewExport; agent_name: string | null }

const listMaximum = 50

const selectExports = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('exports as e')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'e.account_id').onRef('a.id', '=', 'e.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['e.account_id', 'e.id', 'e.agent_id', 'e.wanted as request', 'e.state', 'e.rows', 'e.bytes'])
    .select(['e.created_at', 'e.expires_at', 'u.full_name as agent_name'])
    .where('e.account_id', '=', accountId)

export async function listExports(db: Db, scope: AccountScope): Promise<Export[]> {
  const rows = await selectExports(db, scope)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .limit(listMaximum)
    .execute()
  return rows.map((row) => toExport(scope, row))
}

export const getExport = (db: Db, scope: AccountScope, id: string): Promise<ExportRow | undefined> =>
  selectExports(db, scope).where('e.id', '=', id).executeTakeFirst()

export const lockExport = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('exports')
    .select('state')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function insertExport(db: Db, { accountId, agentId }: Scope, request: NewExport): Promise<string> {
  const id = newId()
  await db
    .insertInto('exports')
    .values({ account_id: accountId, id, agent_id: agentId, wanted: JSON.stringify(request) })
    .execute()
  return id
}

export const updateExport = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Updateable<ImportAndExportTables['exports']>,
) => db.updateTable('exports').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()

export const toExport = (scope: AccountScope, row: ExportRow): Export => {
  const { id, request, created_at: createdAt } = row
  return {
    _id: id,
    kind: request.kind,
    format: request.kind === 'EVERYTHING' ? 'CSV' : request.format,
    state: row.state,
    rows: row.rows,
    bytes: row.bytes === null ? null : Number(row.bytes),
    fileName: getExportFile(scope, { id, request, createdAt }).name,
    by: { _id: row.agent_id, fullName: row.agent_name ?? '' },
    createdAt: createdAt.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}
