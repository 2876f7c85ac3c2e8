import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Import, ImportChoices, ImportReading, ImportState } from '@gable/shared/imports/import.ts'
import { isTarget, manyTargets } from '@gable/shared/imports/targets.ts'
import { readAccountSettings } from '../account-settings/queries.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { isAgent } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Scope } from '../platform/scope.ts'
import { heldImport, toldImport } from './known-import.ts'
import { headersKeyOf, lookInto, startOf } from './look.ts'
import { deleteImport, insertImport, rememberMapping, updateImport } from './queries.ts'
import { fileKeyOf } from './receive.ts'

/** From here a file can be looked at anew: nothing of it is in the contacts. */
const open: readonly ImportState[] = ['READY', 'CHECKED', 'FAILED', 'UNDONE']

export async function beginImport(db: Db, scope: Scope, sent: { fileName: string; bytes: number }) {
  const importId = await insertImport(db, scope, sent)
  const { accountId } = scope
  const { import_kept_days } = await readAccountSettings(db, scope)
  const at = new Date(Date.now() + import_kept_days * 86_400_000)
  await enqueue(db, 'forget-import', { accountId, importId }, { at, key: `forget ${importId}` })
  return toldImport(db, scope, importId)
}

export async function readAnew(db: Db, scope: Scope, store: MediaStore, id: string, reading: ImportReading) {
  const kept = await heldImport(db, scope, id, open)
  const file = kept.has_file ? await store.get(fileKeyOf(scope.accountId, id)) : undefined
  if (!file) throw fileGone()
  const look = await lookInto(db, scope, await startOf(file.body), reading)
  await updateImport(db, scope, id, { ...look, state: 'READY', problem: null, reading: JSON.stringify(reading) })
  return toldImport(db, scope, id)
}

export async function askForCheck(
  db: Db,
  scope: Scope,
  id: string,
  { mapping, choices }: { mapping: string[]; choices: ImportChoices },
): Promise<Import> {
  const kept = await heldImport(db, scope, id, open)
  if (!kept.has_file) throw fileGone()
  const faults = await faultsOf(db, scope, kept.headers, mapping, choices)
  if (faults) throw new Problem('invalid', 'Some fields need attention', faults)
  await rememberMapping(db, scope, headersKeyOf(kept.headers), mapping)
  const attempt = newId()
  await updateImport(db, scope, id, {
    ...{ state: 'CHECKING', attempt, mapping, choices: JSON.stringify(choices), problem: null, progress: 0 },
    ...{ reached: 0, restored: 0, left_alone: 0, finished_at: null, undone_at: null },
  })
  await enqueue(db, 'check-import', { accountId: scope.accountId, importId: id, attempt })
  return toldImport(db, scope, id)
}

export async function startImport(db: Db, scope: Scope, id: string): Promise<Import> {
  await heldImport(db, scope, id, ['CHECKED'])
  const attempt = newId()
  await updateImport(db, scope, id, { state: 'IMPORTING', attempt, progress: 0, reached: 0 })
  await enqueue(db, 'run-import', { accountId: scope.accountId, importId: id, attempt })
  return toldImport(db, scope, id)
}

export async function cancelImport(db: Db, scope: Scope, id: string): Promise<Import> {
  const { state } = await heldImport(db, scope, id, ['CHECKING', 'IMPORTING'])
  const after = state === 'CHECKING' ? 'READY' : 'CANCELLED'
  const finished_at = state === 'CHECKING' ? null : new Date()
  await updateImport(db, scope, id, { state: after, attempt: null, progress: 0, finished_at })
  return toldImport(db, scope, id)
}

export async function askForUndo(db: Db, scope: Scope, id: string): Promise<Import> {
  await heldImport(db, scope, id, ['DONE', 'CANCELLED'])
  const attempt = newId()
  await updateImport(db, scope, id, { state: 'UNDOING', attempt, progress: 0, restored: 0, left_alone: 0 })
  await enqueue(db, 'undo-import', { accountId: scope.accountId, importId: id, attempt })
  return toldImport(db, scope, id)
}

/** What has written nothing leaves nothing behind. */
export async function discardImport(db: Db, scope: Scope, store: MediaStore, id: string) {
  await heldImport(db, scope, id, ['UPLOADING', 'READY', 'CHECKED', 'FAILED'])
  await deleteImport(db, scope, id)
  await store.remove(fileKeyOf(scope.accountId, id))
}

async function faultsOf(db: Db, scope: Scope, headers: string[], mapping: string[], { ownerId }: ImportChoices) {
  const attributes = await listAttributes(db, scope, 'CONTACT')
  const named = mapping.filter((target) => target !== '')
  const twice = named.find((target, place) => named.indexOf(target) !== place && !manyTargets.includes(target))
  if (mapping.length !== headers.length || named.some((target) => !isTarget(target, attributes)))
    return { mapping: 'These columns have changed. Please look at them again.' }
  if (twice) return { mapping: 'Two columns cannot become the same field.' }
  if (!named.some((target) => identifying.includes(target)))
    return { mapping: 'Please choose which column is a name, an email or a phone number.' }
  if (ownerId && !(await isAgent(db, scope, ownerId)))
    return { 'choices.ownerId': 'Please choose somebody of your agency' }
  return undefined
}

const identifying = ['firstName', 'lastName', 'fullName', 'email', 'phone']

const fileGone = () => new Problem('conflict', 'The file is not kept any more. Please choose it again.')
