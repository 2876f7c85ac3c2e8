import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { Import, ImportState } from '@gable/shared/imports/import.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getImport, lockImport, type StoredImport, toImport } from './queries.ts'

export const getImportOrThrow = async (db: Db, scope: AccountScope, id: string): Promise<Import> =>
  toImport(orNotFound(await getImport(db, scope, id), 'import'))

/** Locks the import for a step that is possible only in these states. */
export async function lockImportInState(
  db: Db,
  scope: AccountScope,
  id: string,
  states: readonly ImportState[],
): Promise<StoredImport> {
  const stored = orNotFound(await lockImport(db, scope, id), 'import')
  if (!states.includes(stored.state))
    throw new Problem('conflict', 'This import has changed since you opened it. Please reload the page.')
  return stored
}

/** Locks the import of a job. Undefined if the import was stopped or started again meanwhile. */
export async function lockAttempt(
  db: Db,
  scope: AccountScope,
  { importId, attempt }: { importId: string; attempt: string },
  state: ImportState,
): Promise<StoredImport | undefined> {
  const stored = await lockImport(db, scope, importId)
  return stored?.state === state && stored.attempt === attempt ? stored : undefined
}

/** Publishes a change of the import and returns its current state. */
export async function publishImport(db: Db, scope: AccountScope, id: string): Promise<Import> {
  await publishLiveEvent(db, scope, { kind: 'imports', id })
  return getImportOrThrow(db, scope, id)
}
