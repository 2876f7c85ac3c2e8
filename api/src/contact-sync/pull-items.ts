import { applyRemoteNote } from './apply-note.ts'
import { applyRemoteTask } from './apply-task.ts'
import type { Crm } from './crm.ts'
import { deleteFromInbox, listInbox } from './queue-queries.ts'
import type { SyncWorker } from './worker.ts'

const batchSize = 20

/** Reads notes and tasks again that changed in the app. Returns whether there are more. */
export async function pullItems(worker: SyncWorker, crm: Crm): Promise<boolean> {
  const entries = await worker.run((db, scope) => listInbox(db, scope, worker.appId, ['NOTE', 'TASK'], batchSize))
  for (const entry of entries) {
    const { kind, remoteId } = entry
    if (kind === 'NOTE') {
      const note = await crm.getNote(remoteId)
      await worker.run((db, scope) => applyRemoteNote(db, scope, worker, crm, remoteId, note))
    } else {
      const task = await crm.getTask(remoteId)
      await worker.run((db, scope) => applyRemoteTask(db, scope, worker, crm, remoteId, task))
    }
    await worker.run((db, scope) => deleteFromInbox(db, scope, worker.appId, [entry]))
  }
  return entries.length === batchSize
}
