import { EventEmitter, once } from 'node:events'
import { type Runner, run, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Database } from '../database.ts'
import type { Log } from '../observe/log.ts'
import type { Reporter } from '../observe/report.ts'
import type { Job, TaskName, Tasks } from './jobs.ts'
import { workerLogger } from './worker-log.ts'

export interface Workshop {
  /** Takes, ends and repeats jobs: the queue belongs to the owner. */
  owner: Database
  /** What tasks work with. */
  product: Database
  tasks: Tasks
  log: Log
  reportError: Reporter['reportError']
  /** How long a job under way may hold up the end of the shift. */
  patience?: number
}

/**
 * Works until told to end, or until the database is lost. For as long as it lasts, the name under which it takes jobs is
 * written on a connection: that is how others see that the holder of a job lives.
 */
export async function workShift(workshop: Workshop, ending: AbortSignal): Promise<void> {
  const badge = await workshop.owner.pool.connect()
  try {
    const events: WorkerEvents = new EventEmitter()
    speakOfFailures(events, workshop)
    const opened = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>
    const runner = await run(optionsOf(workshop, events))
    const [{ workerPool }] = await opened
    const named = badge.query(`select set_config('application_name', $1, false)`, [workerPool.id])
    const lost = new Promise((resolve) => {
      badge.once('error', resolve).once('end', resolve)
      named.catch(resolve)
    })
    const told = new Promise((resolve) => ending.addEventListener('abort', resolve, { once: true }))
    if (!ending.aborted) await Promise.race([told, lost, runner.promise])
    await drain(runner, workerPool, workshop.patience)
  } finally {
    badge.release(true)
  }
}

const optionsOf = ({ owner, product, tasks, log }: Workshop, events: WorkerEvents) => ({
  pgPool: owner.pool,
  taskList: taskList(tasks, product, log),
  crontab,
  concurrency: 4,
  noHandleSignals: true,
  logger: workerLogger(log),
  events,
  // Only in batches, even of one, does the queue survive that it cannot say that a job is done.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
})

// Two workers may read this table: the queue remembers which minute it has already asked for.
const crontab = `
  11 3 * * * make-event-partitions ?jobKey=make-event-partitions&max=10
  17 * * * * forget-expired ?jobKey=forget-expired&max=10
  */10 * * * * begin-nights ?jobKey=begin-nights&max=10
  * * * * * announce-forgotten ?jobKey=announce-forgotten&max=10
`

const taskList = (tasks: Tasks, { db }: Database, log: Log) =>
  Object.fromEntries(
    Object.entries(tasks).map(([task, perform]) => [
      task,
      (payload: unknown, { job, abortSignal: signal }: { job: { id: string }; abortSignal: AbortSignal }) =>
        (perform as (job: Job<TaskName>) => Promise<void>)({
          payload: payload as Job<TaskName>['payload'],
          db,
          log: log.child({ task, jobId: job.id }),
          signal,
        }),
    ]),
  )

function speakOfFailures(events: WorkerEvents, { log, reportError }: Workshop) {
  events.on('job:error', ({ job, error }) => {
    const facts = { task: job.task_identifier, jobId: job.id, attempt: job.attempts, err: error }
    if (job.attempts < job.max_attempts) return log.warn(facts, 'A job failed and will be tried again')
    log.error(facts, 'A job failed for good')
    reportError(error, { route: `job ${job.task_identifier}` })
  })
}

async function drain(runner: Runner, pool: WorkerPool, patience = 20_000) {
  const giveUp = async () => pool.forcefulShutdown('It took too long to end')
  const timer = setTimeout(() => giveUp().catch(() => {}), patience)
  // One that stopped by itself refuses to be stopped, one that was forced never says that it has stopped.
  await Promise.race([runner.stop().catch(() => {}), runner.promise])
  clearTimeout(timer)
}
