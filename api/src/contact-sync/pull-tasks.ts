import { applyRemoteTask } from './apply-task.ts'
import type { Crm } from './crm.ts'
import { pullNewest } from './pull-newest.ts'
import { addToInbox } from './queue-queries.ts'
import type { RunRow } from './run-queries.ts'
import { listTaskLinksToCheck } from './task-queries.ts'
import type { SyncWorker } from './worker.ts'

const checkLimit = 20

/** Reads the next page of new tasks that are open, the newest first. Returns whether there is another one. */
export const pullNextTasks = (worker: SyncWorker, crm: Crm, run: RunRow): Promise<boolean> =>
  pullNewest(worker, crm, run, {
    noun: 'tasks',
    lastIdColumn: 'last_task_id',
    pageMaximum: 500,
    async list(next) {
      const page = await crm.listTasks({ next, isOpen: true })
      return { items: page.tasks, next: page.next }
    },
    async apply(db, scope, { fresh, isEnd }) {
      const byTime = fresh.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
      for (const task of byTime) await applyRemoteTask(db, scope, worker, crm, String(task.id), task)
      if (!isEnd) return
      // What no webhook reported.
      await addToInbox(db, scope, worker.appId, 'TASK', await listTaskLinksToCheck(db, scope, worker.appId, checkLimit))
    },
  })
