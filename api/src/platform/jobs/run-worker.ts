import { EventEmitter, once } from 'node:events'
import { Logger, type Runner, run, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Database } from '../database.ts'
import type { Log } from '../observe/log.ts'
import type { Reporter } from '../observe/report.ts'
import type { Job, TaskName, Tasks } from './jobs.ts'

export interface WorkerOptions {
  /** The connections the queue works on. */
  owner: Database
  /** The connections tasks work on. */
  product: Database
  tasks: Tasks
  log: Log
  reportError: Reporter['reportError']
  /** The longest a running job may delay the shutdown, in milliseconds. */
  shutdownTimeout?: number
}

/** A share of the tasks, and how many jobs of it run at once. */
export interface Slots {
  name: 'short' | 'long'
  count: number
  has(task: TaskName): boolean
  crontab?: string
}

/**
 * Runs jobs until the signal aborts or the database is lost. A heartbeat connection carries the worker's ID as its
 * application name, so other processes can see that the worker holding a job is alive.
 */
export async function runWorker(options: WorkerOptions, slots: Slots, signal: AbortSignal): Promise<void> {
  const heartbeat = await options.owner.pool.connect()
  try {
    const events: WorkerEvents = new EventEmitter()
    logFailures(events, options)
    const poolCreated = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>
    const runner = await run(toRunnerOptions(options, slots, events))
    const [{ workerPool }] = await poolCreated
    const named = heartbeat.query(`select set_config('application_name', $1, false)`, [workerPool.id])
    const connectionLost = new Promise((resolve) => {
      heartbeat.once('error', resolve).once('end', resolve)
      named.catch(resolve)
    })
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    if (!signal.aborted) await Promise.race([aborted, connectionLost, runner.promise])
    await stopRunner(runner, workerPool, options.shutdownTimeout)
  } finally {
    heartbeat.release(true)
  }
}

const toRunnerOptions = ({ owner, product, tasks, log }: WorkerOptions, slots: Slots, events: WorkerEvents) => ({
  pgPool: owner.pool,
  taskList: toTaskList(tasks, slots, product, log),
  crontab: slots.crontab ?? '',
  concurrency: slots.count,
  noHandleSignals: true,
  logger: createWorkerLogger(log),
  events,
  // The queue survives a failure to complete a job only when it completes jobs in batches, even batches of one.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
})

const toTaskList = (tasks: Tasks, slots: Slots, { db }: Database, log: Log) =>
  Object.fromEntries(
    Object.entries(tasks)
      .filter(([task]) => slots.has(task as TaskName))
      .map(([task, perform]) => [
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

/** Skips the queue's own messages about failed jobs: they contain the payload, and logFailures logs them without it. */
const createWorkerLogger = (log: Log) =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure || meta?.success) return
    log[logLevels[level]]({ part: 'worker' }, message)
  })

// The queue writes an `info` line for each start and each job.
const logLevels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

function logFailures(events: WorkerEvents, { log, reportError }: WorkerOptions) {
  events.on('job:error', ({ job, error }) => {
    const details = { task: job.task_identifier, jobId: job.id, attempt: job.attempts, err: error }
    if (job.attempts < job.max_attempts) return log.warn(details, 'A job failed and will be retried')
    log.error(details, 'A job failed permanently')
    reportError(error, { route: `job ${job.task_identifier}` })
  })
}

async function stopRunner(runner: Runner, pool: WorkerPool, timeout = 20_000) {
  const forceStop = async () => pool.forcefulShutdown('The job ran past the shutdown timeout')
  const timer = setTimeout(() => forceStop().catch(() => {}), timeout)
  // stop() rejects on a runner that has already stopped, and never resolves after a forced shutdown.
  await Promise.race([runner.stop().catch(() => {}), runner.promise])
  clearTimeout(timer)
}
