import type { RowOutcome } from '@gable/shared/imports/import.ts'
import { parseRow } from '@gable/shared/imports/parse-row.ts'
import { analyzeTables } from '../contacts/maintenance-queries.ts'
import { recordUnknownOwners } from '../owner-mapping/owner-matcher.ts'
import type { Db } from '../platform/database.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { Batch } from './import-batch.ts'
import type { Desk } from './check-import.ts'
import type { noCounts } from './resolve-row.ts'
import { circumstancesOf, erasedAmong, erasedReason, householdOf } from './import-context.ts'
import { type KeptImport, lockImport, updateImport } from './queries.ts'
import { nextRows } from './row-queries.ts'

type Payload = Job<'run-import'>['payload']

/**
 * Imports what was checked, some rows at a time: each batch and the mark of how far it is stand or fall together, so
 * that a process that dies is taken over from there, and nobody comes in twice.
 */
export const runImport =
  (desk: Desk): Tasks['run-import'] =>
  async ({ db, payload, signal }) => {
    for (let batches = 1; ; batches++) {
      signal.throwIfAborted()
      const goesOn = await withJobAccount(db, payload, (db, scope) => importBatch(db, scope, payload, desk.secret))
      if (!goesOn) return analyzeTables(db).then(() => {})
      if (sizesLookedAtAfter.includes(batches)) await analyzeTables(db)
    }
  }

const batchSize = 2000
const sizesLookedAtAfter = [1, 4, 16]

async function importBatch(db: Db, scope: AccountScope, { importId, attempt }: Payload, secret: Buffer) {
  const kept = await lockImport(db, scope, importId)
  if (kept?.state !== 'IMPORTING' || kept.attempt !== attempt) return false
  const staged = await nextRows(db, scope, importId, kept.reached, batchSize)
  const last = staged.at(-1)
  if (last) await takeIn(db, scope, kept, staged, secret)
  const isDone = staged.length < batchSize
  const change = isDone ? ({ state: 'DONE', progress: 1, finished_at: new Date() } as const) : {}
  await updateImport(db, scope, importId, { reached: last?.row ?? kept.reached, ...change })
  await publishLiveEvent(db, scope, { kind: 'imports', id: importId })
  if (last) await publishLiveEvent(db, scope, { kind: 'contacts' })
  return !isDone
}

interface Staged {
  row: number
  cells: string[] | null
  outcome: RowOutcome
}

async function takeIn(db: Db, scope: AccountScope, kept: KeptImport, staged: Staged[], secret: Buffer) {
  const at = new Date()
  const circumstances = await circumstancesOf(db, scope, kept)
  const read = staged.map(({ row, cells }) => ({
    number: row,
    ...parseRow(cells ?? [], circumstances.mapping, circumstances.attributes),
  }))
  const people = read.map(({ row }) => row)
  const named = people.map(({ owner }) => owner)
  await recordUnknownOwners(db, scope, circumstances.owners, named, { areImported: true })
  const household = await householdOf(db, scope, circumstances, people, { isHeld: true, at })
  const isErased = await erasedAmong(db, scope, circumstances, people, secret)
  const batch = new Batch(at)
  for (const { number, row, faults } of read) {
    if (faults.length > 0) batch.refuse(number, 'INVALID', faults.join('. '))
    else if (isErased(row)) batch.refuse(number, 'SKIPPED', erasedReason)
    else batch.take(number, row, household)
  }
  const done = await batch.write(db, scope, circumstances)
  await updateImport(db, scope, kept.id, tally(kept, staged, done))
}

/** The counts of the check, put right where something has happened since. */
function tally(kept: KeptImport, staged: Staged[], done: { outcome: RowOutcome }[]) {
  const counts = { ...(kept.counts as typeof noCounts) }
  const total = Math.max(1, counts.NEW + counts.UPDATED)
  for (const { outcome } of staged) counts[outcome]--
  for (const { outcome } of done) counts[outcome]++
  return { counts: JSON.stringify(counts), progress: Math.min(1, kept.progress + staged.length / total) }
}
