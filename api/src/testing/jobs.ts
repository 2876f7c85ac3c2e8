import { sql } from 'kysely'
import { listOwners } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import { deleteExpired, deleteExpiredInCell } from '../platform/jobs/delete-expired.ts'
import type { Job, TaskName } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observe/log.ts'
import { createTasks } from '../tasks.ts'
import type { World } from './world.ts'

interface WaitingJob {
  id: string
  task: TaskName
  payload: Job<TaskName>['payload']
}

/** Runs the waiting jobs of an account, and the jobs they enqueue, as the workers of the databases do. */
export async function runJobs(world: World, accountId: string, signal = new AbortController().signal) {
  for (let hasRun = true; hasRun; ) {
    hasRun = false
    for (const owner of listOwners(world.owner.db))
      for (const job of await listWaitingJobs(owner, accountId)) {
        await runJob(world, job, signal)
        await sql`delete from graphile_worker._private_jobs where id = ${job.id}`.execute(owner)
        hasRun = true
      }
  }
}

/** Deletes what has expired, as the worker of each database does. */
export async function runDeletion({ product, cells }: World) {
  await deleteExpired(product)
  for (const cell of cells?.others ?? []) await deleteExpiredInCell(cell.product)
}

const runJob = ({ settings, owner, secret, product }: World, { task, payload }: WaitingJob, signal: AbortSignal) => {
  const tasks = createTasks(settings, { owner, secret }, { send: async () => {}, close: () => {} })
  const run = tasks[task] as (job: Job<TaskName>) => Promise<void>
  return run({ payload, db: product.db, log: createLog({ LOG_LEVEL: 'silent' }), signal })
}

async function listWaitingJobs(owner: Db, accountId: string): Promise<WaitingJob[]> {
  const { rows } = await sql<WaitingJob>`
    select j.id::text as id, t.identifier as task, j.payload
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload->>'accountId' = ${accountId} and j.run_at <= now() order by j.id`.execute(owner)
  return rows
}
