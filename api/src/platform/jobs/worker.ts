import { EventEmitter } from 'node:events'
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Database } from '../database.ts'
import type { Log } from '../observe/log.ts'
import type { Reporter } from '../observe/report.ts'
import { bearName, watchForAbandonedJobs } from './abandoned-jobs.ts'
import { enqueue, type Job, type TaskName, type Tasks } from './jobs.ts'
import { workerLogger } from './worker-log.ts'

export interface Worker {
  /** Takes no more jobs and waits for those under way; one that hangs is given up and tried again elsewhere. */
  stop(): Promise<void>
}

interface Workshop {
  /** Takes, ends and repeats jobs: the queue belongs to the owner. */
  owner: Database
  /** What tasks work with. */
  product: Database
  tasks: Tasks
  log: Log
  reportError: Reporter['reportError']
}

export async function startWorker({ owner, product, tasks, log, reportError }: Workshop): Promise<Worker> {
  const events: WorkerEvents = new EventEmitter()
  speakOfFailures(events, log, reportError)
  bearName(events, log)
  await enqueue(owner.db, 'make-event-partitions', {}, { key: 'make-event-partitions' })
  const runner = await run({
    pgPool: owner.pool,
    taskList: taskList(tasks, product, log),
    crontab,
    concurrency: 4,
    noHandleSignals: true,
    logger: workerLogger(log),
    events,
  })
  const watch = watchForAbandonedJobs(owner, log)
  return {
    async stop() {
      watch.stop()
      await drain(runner)
    },
  }
}

// Two workers may read this table: the queue remembers which minute it has already asked for.
const crontab = `
  11 3 * * * make-event-partitions ?jobKey=make-event-partitions&max=10
  17 * * * * forget-expired ?jobKey=forget-expired&max=10
`

const taskList = (tasks: Tasks, { db }: Database, log: Log): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([task, perform]) => [
      task,
      (payload: unknown, { job, abortSignal: signal }) =>
        (perform as (job: Job<TaskName>) => Promise<void>)({
          payload: payload as Job<TaskName>['payload'],
          db,
          log: log.child({ task, jobId: job.id }),
          signal,
        }),
    ]),
  )

function speakOfFailures(events: WorkerEvents, log: Log, reportError: Reporter['reportError']) {
  events.on('job:error', ({ job, error }) => {
    const facts = { task: job.task_identifier, jobId: job.id, attempt: job.attempts, err: error }
    if (job.attempts < job.max_attempts) return log.warn(facts, 'A job failed and will be tried again')
    log.error(facts, 'A job failed for good')
    reportError(error, { route: `job ${job.task_identifier}` })
  })
}

const patience = 20_000

async function drain(runner: Runner) {
  const timer = setTimeout(() => runner.kill('still at work').catch(() => {}), patience)
  await runner.stop().finally(() => clearTimeout(timer))
}
