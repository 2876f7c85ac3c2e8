import { Problem } from '@gable/shared/http/problem.ts'
import type { Import, ImportState } from '@gable/shared/imports/import.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { AccountScope } from '../platform/scope.ts'
import { importOf, type KeptImport, lockImport, readImport } from './queries.ts'

export async function knownImport(db: Db, scope: AccountScope, id: string): Promise<Import> {
  const kept = await readImport(db, scope, id)
  if (!kept) throw noSuchImport()
  return importOf(kept)
}

/** The import for whoever is about to change it, in one of the states that allow that. */
export async function heldImport(
  db: Db,
  scope: AccountScope,
  id: string,
  states: readonly ImportState[],
): Promise<KeptImport> {
  const kept = await lockImport(db, scope, id)
  if (!kept) throw noSuchImport()
  if (!states.includes(kept.state)) throw new Problem('conflict', 'This import is at another point by now.')
  return kept
}

export async function toldImport(db: Db, scope: AccountScope, id: string): Promise<Import> {
  await notify(db, scope, { kind: 'imports', id })
  return knownImport(db, scope, id)
}

const noSuchImport = () => new Problem('not_found', 'There is no such import')
