import type { Export, NewExport } from '@gable/shared/exports/export.ts'
import { newId } from '@gable/shared/ids.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { ImportAndExportTables } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { exportFileOf } from './export-file.ts'

export type KeptExport = Selectable<ImportAndExportTables['exports']> & { agent_name: string | null }

const shown = 50

const exportsOf = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('exports as e')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'e.account_id').onRef('a.id', '=', 'e.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('e')
    .select(sql<string | null>`btrim(u.first_name || ' ' || u.last_name)`.as('agent_name'))
    .where('e.account_id', '=', accountId)

export async function listExports(db: Db, scope: AccountScope): Promise<Export[]> {
  const rows = await exportsOf(db, scope).orderBy('e.created_at', 'desc').orderBy('e.id').limit(shown).execute()
  return rows.map((row) => exportOf(scope, row))
}

export const readExport = (db: Db, scope: AccountScope, id: string): Promise<KeptExport | undefined> =>
  exportsOf(db, scope).where('e.id', '=', id).executeTakeFirst()

export const lockExport = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('exports')
    .select('state')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function insertExport(db: Db, { accountId, agentId }: Scope, wanted: NewExport): Promise<string> {
  const id = newId()
  await db
    .insertInto('exports')
    .values({ account_id: accountId, id, agent_id: agentId, wanted: JSON.stringify(wanted) })
    .execute()
  return id
}

export const updateExport = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Updateable<ImportAndExportTables['exports']>,
) => db.updateTable('exports').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()

export const exportOf = (scope: AccountScope, row: KeptExport): Export => {
  const { id, wanted, created_at: createdAt } = row
  return {
    _id: id,
    kind: wanted.kind,
    format: wanted.kind === 'EVERYTHING' ? 'CSV' : wanted.format,
    state: row.state,
    rows: row.rows,
    bytes: row.bytes === null ? null : Number(row.bytes),
    fileName: exportFileOf(scope, { id, wanted, createdAt }).name,
    by: { _id: row.agent_id, fullName: row.agent_name ?? '' },
    createdAt: createdAt.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}
