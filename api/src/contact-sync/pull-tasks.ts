import { applyRemoteTask } from './apply-task.ts'
import { type Crm, CrmError } from './crm.ts'
import { addToInbox } from './queue-queries.ts'
import type { RunRow } from './run-queries.ts'
import { getSyncState, updateSyncState } from './state-queries.ts'
import { listTaskLinksToCheck } from './task-queries.ts'
import { recordProgress, type SyncWorker } from './worker.ts'

const pageMaximum = 500
const checkLimit = 20

/** Reads the next page of new tasks that are open, the newest first. Returns whether there is another one. */
export async function pullNextTasks(worker: SyncWorker, crm: Crm, run: RunRow): Promise<boolean> {
  const { cursor } = run
  // A short run only sends what changed here.
  if (cursor.watermark === undefined) return false
  const { tasks, next } = await crm.listTasks({ next: cursor.next, isOpen: true })
  if (next !== undefined && next === cursor.next)
    throw new CrmError('REJECTED', `${crm.title} told the same page of tasks twice`)
  return worker.run(async (db, scope) => {
    const { rules } = await worker.getContext(db, scope, crm)
    if (rules.direction === 'TO_APP') return false
    const lastId = Number((await getSyncState(db, scope, worker.appId))?.last_task_id ?? 0)
    const fresh = tasks.filter(({ id }) => id > lastId)
    const byTime = fresh.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
    for (const task of byTime) await applyRemoteTask(db, scope, worker, crm, String(task.id), task)
    const firstId = cursor.firstId ?? Math.max(0, ...tasks.map(({ id }) => id))
    const pages = (cursor.pages ?? 0) + 1
    const isEnd = next === undefined || fresh.length < tasks.length || pages > pageMaximum
    if (isEnd) {
      if (firstId > lastId) await updateSyncState(db, scope, worker.appId, { last_task_id: String(firstId) })
      // What no webhook told.
      await addToInbox(db, scope, worker.appId, 'TASK', await listTaskLinksToCheck(db, scope, worker.appId, checkLimit))
    }
    run.cursor = { ...cursor, firstId, pages, ...(next !== undefined && { next }) }
    await recordProgress(db, scope, run, { cursor: run.cursor })
    return !isEnd
  })
}
