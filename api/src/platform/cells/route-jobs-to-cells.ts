import { enqueue, type Job, type TaskName, type Tasks } from '../jobs/jobs.ts'
import type { Cell, Cells } from './cells.ts'
import { AccountMoving } from './moving.ts'

/** Those work on the database of their worker alone. */
const cellBoundTasks: readonly TaskName[] = ['check-import', 'run-import', 'undo-import', 'run-contact-sync']

/** The tasks of a worker, which leaves alone what is being moved and hands on what has been moved from its database. */
export function routeJobsToCells(tasks: Tasks, cells: Cells | undefined, cell: Cell | undefined): Tasks {
  if (!cells || !cell) return tasks
  const guard = (name: TaskName, perform: (job: Job<TaskName>) => Promise<void>) => async (job: Job<TaskName>) => {
    if ('accountId' in job.payload) {
      const { accountId } = job.payload
      if (await cells.isMoving(accountId)) throw new AccountMoving()
      if (cellBoundTasks.includes(name) && (await cells.find(accountId)) !== cell)
        return enqueue(job.db, name, job.payload)
    }
    return perform(job)
  }
  return Object.fromEntries(
    Object.entries(tasks).map(([name, perform]) => [name, guard(name as TaskName, perform as never)]),
  ) as unknown as Tasks
}
