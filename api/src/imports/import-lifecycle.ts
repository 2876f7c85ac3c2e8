import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Import, ImportChoices, ImportFormat, ImportState } from '@gable/shared/imports/import.ts'
import { isTarget, multiValueTargets } from '@gable/shared/imports/targets.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { getAccountSettings } from '../account-settings/queries.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { isAgent } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Scope } from '../platform/scope.ts'
import { hashHeaders, previewFile, readStart } from './file-preview.ts'
import { lockImportInState, publishImport } from './get-import.ts'
import { deleteImport, insertImport, type StoredImport, saveMapping, updateImport } from './queries.ts'
import { countRowsToImport } from './row-queries.ts'
import { getImportFileKey } from './store-upload.ts'
import { unmarkSkipped } from './undo-row-queries.ts'

/** In these states no contact has data of the import, so the file can be set up again. */
const editableStates: readonly ImportState[] = ['READY', 'CHECKED', 'FAILED', 'UNDONE']

export async function createImport(db: Db, scope: Scope, file: { fileName: string; bytes: number }) {
  const importId = await insertImport(db, scope, file)
  const { accountId } = scope
  const { import_kept_days } = await getAccountSettings(db, scope)
  const at = new Date(Date.now() + import_kept_days * dayLength)
  await enqueue(db, 'forget-import', { accountId, importId }, { at, key: `forget ${importId}` })
  return publishImport(db, scope, importId)
}

export async function setFileFormat(db: Db, scope: Scope, store: MediaStore, id: string, format: ImportFormat) {
  const stored = await lockImportInState(db, scope, id, editableStates)
  const file = stored.has_file ? await store.get(getImportFileKey(scope.accountId, id)) : undefined
  if (!file) throw fileDeleted()
  const preview = await previewFile(db, scope, await readStart(file.body), format)
  await updateImport(db, scope, id, { ...preview, state: 'READY', problem: null, reading: JSON.stringify(format) })
  return publishImport(db, scope, id)
}

export async function startCheck(
  db: Db,
  scope: Scope,
  id: string,
  { mapping, choices }: { mapping: string[]; choices: ImportChoices },
): Promise<Import> {
  const stored = await lockImportInState(db, scope, id, editableStates)
  if (!stored.has_file) throw fileDeleted()
  const errors = await validateSetup(db, scope, stored.headers, mapping, choices)
  if (errors) throw invalid(errors)
  await saveMapping(db, scope, hashHeaders(stored.headers), mapping)
  const attempt = newId()
  await updateImport(db, scope, id, {
    state: 'CHECKING',
    attempt,
    mapping,
    choices: JSON.stringify(choices),
    problem: null,
    progress: 0,
    reached: 0,
    restored: 0,
    left_alone: 0,
    finished_at: null,
    undone_at: null,
    remaining: JSON.stringify(noRowsRemaining),
  })
  await enqueue(db, 'check-import', { accountId: scope.accountId, importId: id, attempt })
  return publishImport(db, scope, id)
}

export async function startImport(db: Db, scope: Scope, id: string): Promise<Import> {
  await lockImportInState(db, scope, id, ['CHECKED'])
  const attempt = newId()
  await updateImport(db, scope, id, { state: 'IMPORTING', attempt, progress: 0, reached: 0 })
  await enqueue(db, 'run-import', { accountId: scope.accountId, importId: id, attempt })
  return publishImport(db, scope, id)
}

/** Stops a check or an import. Imported contacts stay. */
export async function cancelImport(db: Db, scope: Scope, id: string): Promise<Import> {
  const stored = await lockImportInState(db, scope, id, ['CHECKING', 'IMPORTING'])
  const stopped = stored.state === 'CHECKING' ? { state: 'READY' as const } : await getStoppedColumns(db, scope, stored)
  await updateImport(db, scope, id, { ...stopped, attempt: null, progress: 0 })
  return publishImport(db, scope, id)
}

/** The counts without the rows that are not imported yet. */
async function getStoppedColumns(db: Db, scope: Scope, { id, reached, counts }: StoredImport) {
  const remaining = await countRowsToImport(db, scope, id, reached)
  return {
    state: 'CANCELLED' as const,
    finished_at: new Date(),
    remaining: JSON.stringify(remaining),
    counts: JSON.stringify(addCounts(counts, remaining, -1)),
  }
}

/** Continues after the last imported row. */
export async function continueImport(db: Db, scope: Scope, id: string): Promise<Import> {
  const { has_file, remaining, counts } = await lockImportInState(db, scope, id, ['CANCELLED'])
  if (!has_file) throw fileDeleted()
  const attempt = newId()
  const allCounts = addCounts(counts, remaining, 1)
  const progress = (counts.NEW + counts.UPDATED) / Math.max(1, allCounts.NEW + allCounts.UPDATED)
  await updateImport(db, scope, id, {
    state: 'IMPORTING',
    attempt,
    progress,
    finished_at: null,
    counts: JSON.stringify(allCounts),
    remaining: JSON.stringify(noRowsRemaining),
  })
  await enqueue(db, 'run-import', { accountId: scope.accountId, importId: id, attempt })
  return publishImport(db, scope, id)
}

const addCounts = (counts: Import['counts'], change: StoredImport['remaining'], sign: 1 | -1): Import['counts'] => ({
  ...counts,
  NEW: counts.NEW + sign * change.NEW,
  UPDATED: counts.UPDATED + sign * change.UPDATED,
})

const noRowsRemaining: StoredImport['remaining'] = { NEW: 0, UPDATED: 0 }

/** After an undo, it tries those again that were skipped: what changed them may be undone meanwhile. */
export async function startUndo(db: Db, scope: Scope, id: string): Promise<Import> {
  const { state, restored, left_alone } = await lockImportInState(db, scope, id, ['DONE', 'CANCELLED', 'UNDONE'])
  const isAgain = state === 'UNDONE'
  if (isAgain && left_alone === 0) throw new Problem('conflict', 'This import has already been undone.')
  if (isAgain) await unmarkSkipped(db, scope, id)
  const attempt = newId()
  const counts = { restored: isAgain ? restored : 0, left_alone: 0 }
  await updateImport(db, scope, id, { state: 'UNDOING', attempt, progress: 0, ...counts })
  await enqueue(db, 'undo-import', { accountId: scope.accountId, importId: id, attempt })
  return publishImport(db, scope, id)
}

/** Deletes an import that has not changed any contact. */
export async function discardImport(db: Db, scope: Scope, store: MediaStore, id: string) {
  await lockImportInState(db, scope, id, ['UPLOADING', 'READY', 'CHECKED', 'FAILED'])
  await deleteImport(db, scope, id)
  await store.remove(getImportFileKey(scope.accountId, id))
}

async function validateSetup(db: Db, scope: Scope, headers: string[], mapping: string[], { ownerId }: ImportChoices) {
  const attributes = await listAttributes(db, scope, 'CONTACT')
  const targets = mapping.filter((target) => target !== '')
  const duplicate = targets.find(
    (target, index) => targets.indexOf(target) !== index && !multiValueTargets.includes(target),
  )
  if (mapping.length !== headers.length || targets.some((target) => !isTarget(target, attributes)))
    return { mapping: 'The columns have changed. Please review them.' }
  if (duplicate) return { mapping: 'Two columns are mapped to the same field.' }
  if (!targets.some((target) => identifyingTargets.includes(target)))
    return { mapping: 'Please choose which column has the name, email or phone number.' }
  if (ownerId && !(await isAgent(db, scope, ownerId)))
    return { 'choices.ownerId': 'Please choose a member of your agency' }
  return undefined
}

const identifyingTargets = ['firstName', 'lastName', 'fullName', 'email', 'phone']

const fileDeleted = () => new Problem('conflict', 'The file has been deleted. Please upload it again.')
