import type { Db } from '../platform/database.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { noCounts } from './decide.ts'
import { lockImport, updateImport } from './queries.ts'
import { markUndone, putBack, removeNewcomers, takeHomesBack, writtenRows } from './undo-queries.ts'

type Payload = Job<'undo-import'>['payload']

/** Takes a whole import back, some rows at a time. Who was changed since stays, and is told of. */
export const undoImport =
  (): Tasks['undo-import'] =>
  async ({ db, payload, signal }) => {
    let goesOn = true
    while (goesOn) {
      signal.throwIfAborted()
      goesOn = await inAccountOfJob(db, payload, (db, scope) => undoBatch(db, scope, payload))
    }
  }

const batchSize = 2000

async function undoBatch(db: Db, scope: AccountScope, { importId, attempt }: Payload): Promise<boolean> {
  const kept = await lockImport(db, scope, importId)
  if (kept?.state !== 'UNDOING' || kept.attempt !== attempt) return false
  const written = await writtenRows(db, scope, importId, batchSize)
  const rows = written.map(({ row }) => row)
  const newcomers = written.filter(({ outcome }) => outcome === 'NEW')
  const changed = written.filter(({ before }) => before !== null)
  const back = [...(await removeNewcomers(db, scope, newcomers)), ...(await putBack(db, scope, changed))]
  const isBack = new Set(back)
  // A second row about the same person has nothing of its own to give back.
  const left = [...newcomers, ...changed].filter(({ contact_id }) => !isBack.has(contact_id)).map(({ row }) => row)
  const isLeft = new Set(left)
  const restored = rows.filter((row) => !isLeft.has(row))
  await takeHomesBack(db, scope, importId, restored)
  await markUndone(db, scope, importId, left, 'LEFT')
  await markUndone(db, scope, importId, restored, 'RESTORED')
  const { NEW, UPDATED } = kept.counts as typeof noCounts
  const isDone = written.length < batchSize
  await updateImport(db, scope, importId, {
    restored: kept.restored + back.length,
    left_alone: kept.left_alone + left.length,
    progress: Math.min(1, kept.progress + written.length / Math.max(1, NEW + UPDATED)),
    ...(isDone && { state: 'UNDONE', undone_at: new Date() }),
  })
  await notify(db, scope, { kind: 'imports', id: importId })
  if (written.length > 0) await notify(db, scope, { kind: 'contacts' })
  return !isDone
}
