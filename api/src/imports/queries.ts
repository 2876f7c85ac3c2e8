import { newId } from '@gable/shared/ids.ts'
import type { Import, ImportChoices, ImportFormat } from '@gable/shared/imports/import.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { ImportAndExportTables } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export type StoredImport = Selectable<ImportAndExportTables['imports']> & { agent_name: string | null }

const listMaximum = 50

const selectImports = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('imports as i')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'i.account_id').onRef('a.id', '=', 'i.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('i')
    .select('u.full_name as agent_name')
    .where('i.account_id', '=', accountId)

/** Leaves out imports without an uploaded file. */
export async function listImports(db: Db, scope: AccountScope): Promise<Import[]> {
  const rows = await selectImports(db, scope)
    .where('i.state', '<>', 'UPLOADING')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(listMaximum)
    .execute()
  return rows.map((row) => ({ ...toImport(row), samples: [] }))
}

export const getImport = (db: Db, scope: AccountScope, id: string): Promise<StoredImport | undefined> =>
  selectImports(db, scope).where('i.id', '=', id).executeTakeFirst()

/** Locks the import until the transaction ends, so that two requests cannot start the same step. */
export async function lockImport(db: Db, scope: AccountScope, id: string): Promise<StoredImport | undefined> {
  await db
    .selectFrom('imports')
    .select('id')
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return getImport(db, scope, id)
}

export async function insertImport(
  db: Db,
  { accountId, agentId }: Scope,
  { fileName, bytes }: { fileName: string; bytes: number },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('imports')
    .values({ account_id: accountId, id, agent_id: agentId, file_name: fileName, bytes })
    .execute()
  return id
}

export const updateImport = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Updateable<ImportAndExportTables['imports']>,
) => db.updateTable('imports').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()

export const deleteImport = (db: Db, { accountId }: AccountScope, id: string) =>
  db.deleteFrom('imports').where('account_id', '=', accountId).where('id', '=', id).execute()

export async function getSavedMapping(db: Db, { accountId }: AccountScope, headersKey: string) {
  const row = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('account_id', '=', accountId)
    .where('headers_key', '=', headersKey)
    .executeTakeFirst()
  return row?.mapping
}

export const saveMapping = (db: Db, { accountId }: AccountScope, headersKey: string, mapping: string[]) =>
  db
    .insertInto('import_mappings')
    .values({ account_id: accountId, headers_key: headersKey, mapping })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'headers_key']).doUpdateSet({ mapping, updated_at: sql`now()` }),
    )
    .execute()

export const toImport = (row: StoredImport): Import => ({
  _id: row.id,
  state: row.state,
  fileName: row.file_name,
  bytes: Number(row.bytes),
  hasFile: row.has_file,
  fileKind: row.file_kind,
  reading: row.reading as ImportFormat,
  columnCount: row.column_count,
  dateOrder: row.date_order,
  headers: row.headers,
  samples: row.samples as string[][],
  preset: row.preset,
  mapping: row.mapping,
  isRemembered: row.is_remembered,
  choices: row.choices as ImportChoices | null,
  counts: row.counts as Import['counts'],
  people: row.people,
  rowsWithDroppedValues: row.rows_with_dropped_values,
  remaining: row.remaining.NEW + row.remaining.UPDATED,
  unknownOwners: toUnknownOwners(row.unknown_owners),
  progress: row.progress,
  problem: row.problem,
  by: { _id: row.agent_id, fullName: row.agent_name ?? '' },
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  undoneAt: row.undone_at?.toISOString() ?? null,
  restored: row.restored,
  leftAlone: row.left_alone,
})

/** Most rows first. */
const toUnknownOwners = (rowsByName: Record<string, number>) =>
  Object.entries(rowsByName)
    .map(([name, rows]) => ({ name, rows }))
    .toSorted((a, b) => b.rows - a.rows)
