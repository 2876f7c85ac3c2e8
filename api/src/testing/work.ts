import { sql } from 'kysely'
import type { Job, TaskName } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observe/log.ts'
import { tasksOf } from '../tasks.ts'
import type { World } from './world.ts'

interface Waiting {
  id: string
  task: TaskName
  payload: Job<TaskName>['payload']
}

/** Carries out the jobs of an account that wait, and those they ask for, as a worker would. */
export async function workThrough(world: World, accountId: string, signal = new AbortController().signal) {
  for (let jobs = await waitingJobs(world, accountId); jobs.length > 0; jobs = await waitingJobs(world, accountId)) {
    for (const job of jobs) {
      await perform(world, job, signal)
      await sql`delete from graphile_worker._private_jobs where id = ${job.id}`.execute(world.owner.db)
    }
  }
}

const perform = ({ settings, owner, secret, product }: World, { task, payload }: Waiting, signal: AbortSignal) => {
  const tasks = tasksOf(settings, { owner, secret }, { send: async () => {}, close: () => {} })
  const work = tasks[task] as (job: Job<TaskName>) => Promise<void>
  return work({ payload, db: product.db, log: createLog({ LOG_LEVEL: 'silent' }), signal })
}

async function waitingJobs({ owner }: World, accountId: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select j.id::text as id, t.identifier as task, j.payload
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload->>'accountId' = ${accountId} and j.run_at <= now() order by j.id`.execute(owner.db)
  return rows
}
