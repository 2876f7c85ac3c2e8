import { analyzeTables } from '../contacts/maintenance-queries.ts'
import type { Db } from '../platform/database.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { noCounts } from './resolve-row.ts'
import { lockImport, updateImport } from './queries.ts'
import { putBack, removeNewcomers, takeHomesBack, takeNotesBack } from './undo-queries.ts'
import { markLeft, markRestored, type WrittenRow, writtenRows } from './undo-row-queries.ts'

type Payload = Job<'undo-import'>['payload']

/** Takes a whole import back, some rows at a time. Who was changed since stays, and is told of. */
export const undoImport =
  (): Tasks['undo-import'] =>
  async ({ db, payload, signal }) => {
    let goesOn = true
    while (goesOn) {
      signal.throwIfAborted()
      goesOn = await withJobAccount(db, payload, (db, scope) => undoBatch(db, scope, payload))
    }
    await analyzeTables(db)
  }

const batchSize = 2000

async function undoBatch(db: Db, scope: AccountScope, { importId, attempt }: Payload): Promise<boolean> {
  const kept = await lockImport(db, scope, importId)
  if (kept?.state !== 'UNDOING' || kept.attempt !== attempt) return false
  const written = await writtenRows(db, scope, importId, batchSize)
  const left = written.filter(({ because }) => because !== null)
  const back = written.filter(({ because }) => because === null)
  await restore(db, scope, importId, back)
  await markLeft(db, scope, importId, left)
  await markRestored(
    db,
    scope,
    importId,
    back.map(({ row }) => row),
  )
  const { NEW, UPDATED } = kept.counts as typeof noCounts
  const isDone = written.length < batchSize
  await updateImport(db, scope, importId, {
    restored: kept.restored + peopleIn(back),
    left_alone: kept.left_alone + peopleIn(left),
    progress: Math.min(1, kept.progress + written.length / Math.max(1, NEW + UPDATED)),
    ...(isDone && { state: 'UNDONE', undone_at: new Date() }),
  })
  await publishLiveEvent(db, scope, { kind: 'imports', id: importId })
  if (written.length > 0) await publishLiveEvent(db, scope, { kind: 'contacts' })
  return !isDone
}

async function restore(db: Db, scope: AccountScope, importId: string, back: WrittenRow[]) {
  const rows = back.map(({ row }) => row)
  await takeNotesBack(db, scope, importId, rows)
  const idsOf = (some: WrittenRow[]) => some.map(({ contact_id }) => contact_id)
  await removeNewcomers(db, scope, idsOf(back.filter(({ outcome }) => outcome === 'NEW')))
  await putBack(
    db,
    scope,
    back.filter(({ before }) => before !== null),
  )
  await takeHomesBack(db, scope, importId, rows)
}

/** A second row about the same person has nothing of its own to tell. */
const peopleIn = (rows: WrittenRow[]) =>
  rows.filter(({ outcome, before, because }) => outcome === 'NEW' || before !== null || because === 'ERASED').length
