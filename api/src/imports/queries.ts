import { newId } from '@gable/shared/ids.ts'
import type { Import, ImportChoices, ImportFormat } from '@gable/shared/imports/import.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { ImportAndExportTables } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

type Row = Selectable<ImportAndExportTables['imports']>
export type KeptImport = Row & { agent_name: string | null }

const shown = 50

const importsOf = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('imports as i')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'i.account_id').onRef('a.id', '=', 'i.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('i')
    .select('u.full_name as agent_name')
    .where('i.account_id', '=', accountId)

/** Those whose file never came are not shown. */
export async function listImports(db: Db, scope: AccountScope): Promise<Import[]> {
  const rows = await importsOf(db, scope)
    .where('i.state', '<>', 'UPLOADING')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(shown)
    .execute()
  return rows.map((row) => ({ ...importOf(row), samples: [] }))
}

export const readImport = (db: Db, scope: AccountScope, id: string): Promise<KeptImport | undefined> =>
  importsOf(db, scope).where('i.id', '=', id).executeTakeFirst()

/** Held until the transaction ends: two who begin the same import find out about each other. */
export async function lockImport(db: Db, scope: AccountScope, id: string): Promise<KeptImport | undefined> {
  await db
    .selectFrom('imports')
    .select('id')
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return readImport(db, scope, id)
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

export async function rememberedMapping(db: Db, { accountId }: AccountScope, headersKey: string) {
  const row = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('account_id', '=', accountId)
    .where('headers_key', '=', headersKey)
    .executeTakeFirst()
  return row?.mapping
}

export const rememberMapping = (db: Db, { accountId }: AccountScope, headersKey: string, mapping: string[]) =>
  db
    .insertInto('import_mappings')
    .values({ account_id: accountId, headers_key: headersKey, mapping })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'headers_key']).doUpdateSet({ mapping, updated_at: sql`now()` }),
    )
    .execute()

export const importOf = (row: KeptImport): Import => ({
  _id: row.id,
  state: row.state,
  fileName: row.file_name,
  bytes: Number(row.bytes),
  hasFile: row.has_file,
  reading: row.reading as ImportFormat,
  headers: row.headers,
  samples: row.samples as string[][],
  preset: row.preset,
  mapping: row.mapping,
  isRemembered: row.is_remembered,
  choices: row.choices as ImportChoices | null,
  counts: row.counts as Import['counts'],
  unknownOwners: unknownOwnersOf(row.unknown_owners),
  progress: row.progress,
  problem: row.problem,
  by: { _id: row.agent_id, fullName: row.agent_name ?? '' },
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  undoneAt: row.undone_at?.toISOString() ?? null,
  restored: row.restored,
  leftAlone: row.left_alone,
})

const unknownOwnersOf = (owners: Record<string, number>) =>
  Object.entries(owners)
    .map(([name, rows]) => ({ name, rows }))
    .toSorted((one, other) => other.rows - one.rows)
