import type { RowOutcome } from '@gable/shared/imports/import.ts'
import { analyzeTables, delayFlowEvents } from '../contacts/maintenance-queries.ts'
import { enqueueSignals } from '../flows/enrolment/signal-queries.ts'
import { recordUnknownOwners } from '../owner-mapping/owner-matcher.ts'
import type { Db } from '../platform/database.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ImportDependencies } from './check-import.ts'
import { lockAttempt } from './get-import.ts'
import { ImportBatch } from './import-batch.ts'
import { createErasureCheck, erasedReason, getBatchContext, getImportContext } from './import-context.ts'
import { type StoredImport, updateImport } from './queries.ts'
import type { zeroCounts } from './resolve-row.ts'
import { countPeople, listRowsToImport } from './row-queries.ts'

type Payload = Job<'run-import'>['payload']

/**
 * Imports the checked rows in batches. Each batch and the position after it are one transaction, so a retry continues
 * where a dead process stopped and imports no row twice.
 */
export const runImport =
  ({ secret }: ImportDependencies): Tasks['run-import'] =>
  async ({ db, payload, signal }) => {
    for (let batches = 1; ; batches++) {
      signal.throwIfAborted()
      const hasMore = await withJobAccount(db, payload, (db, scope) => importBatch(db, scope, payload, secret))
      if (!hasMore) return analyzeTables(db).then(() => {})
      if (batchesBeforeAnalyze.includes(batches)) await analyzeTables(db)
    }
  }

const batchSize = 2000
const batchesBeforeAnalyze = [1, 4, 16]

async function importBatch(db: Db, scope: AccountScope, payload: Payload, secret: Buffer): Promise<boolean> {
  const stored = await lockAttempt(db, scope, payload, 'IMPORTING')
  if (!stored) return false
  const rows = await listRowsToImport(db, scope, stored.id, stored.reached, batchSize)
  const last = rows.at(-1)
  await delayFlowEvents(db)
  if (last) await importRows(db, scope, stored, rows, secret)
  const isDone = rows.length < batchSize
  await updateImport(db, scope, stored.id, {
    reached: last?.row ?? stored.reached,
    ...(isDone && { state: 'DONE', progress: 1, finished_at: new Date() }),
    ...(isDone && { people: JSON.stringify(await countPeople(db, scope, stored.id)) }),
  })
  if (isDone) await enqueueSignals(db, scope.accountId)
  await publishLiveEvent(db, scope, { kind: 'imports', id: stored.id })
  if (last) await publishLiveEvent(db, scope, { kind: 'contacts' })
  return !isDone
}

interface CheckedRow {
  row: number
  cells: string[] | null
  outcome: RowOutcome
}

async function importRows(
  db: Db,
  scope: AccountScope,
  stored: StoredImport,
  checkedRows: CheckedRow[],
  secret: Buffer,
) {
  const at = new Date()
  const context = await getImportContext(db, scope, stored)
  const parsed = checkedRows.map(({ row: rowNumber, cells }) => ({
    rowNumber,
    ...context.parseRow(cells ?? []),
  }))
  const rows = parsed.map(({ row }) => row)
  const ownerNames = rows.map(({ owner }) => owner)
  await recordUnknownOwners(db, scope, context.owners, ownerNames, { areImported: true })
  const batchContext = await getBatchContext(db, scope, context, rows, { forUpdate: true, at })
  const isErased = await createErasureCheck(db, scope, context, rows, secret)
  const batch = new ImportBatch(at)
  for (const { rowNumber, row, errors } of parsed) {
    if (errors.length > 0) batch.skipRow(rowNumber, 'INVALID', errors.join('. '))
    else if (isErased(row)) batch.skipRow(rowNumber, 'SKIPPED', erasedReason)
    else batch.addRow(rowNumber, row, batchContext)
  }
  const results = await batch.write(db, scope, context)
  await updateImport(db, scope, stored.id, getProgress(stored, checkedRows, results))
}

/** Corrects the counts of the check, because contacts may have changed since then. */
function getProgress(stored: StoredImport, checkedRows: CheckedRow[], results: { outcome: RowOutcome }[]) {
  const counts = { ...(stored.counts as typeof zeroCounts) }
  const total = Math.max(1, counts.NEW + counts.UPDATED)
  for (const { outcome } of checkedRows) counts[outcome]--
  for (const { outcome } of results) counts[outcome]++
  return { counts: JSON.stringify(counts), progress: Math.min(1, stored.progress + checkedRows.length / total) }
}
