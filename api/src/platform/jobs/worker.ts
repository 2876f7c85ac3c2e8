import { setTimeout as sleep } from 'node:timers/promises'
import { startAbandonedJobCheck } from './abandoned-jobs.ts'
import { enqueue } from './jobs.ts'
import { runWorker, type Slots, type WorkerOptions } from './run-worker.ts'
import { slots } from './slots.ts'

export interface Worker {
  /** Takes no new jobs and waits for running ones. A job that hangs is aborted and retried later. */
  stop(): Promise<void>
}

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  await enqueue(options.owner.db, 'make-event-partitions', {}, { key: 'make-event-partitions' })
  // So that the reports of accounts that were seeded or migrated do not wait for the next minute.
  await enqueue(options.owner.db, 'schedule-property-figures', {}, { key: 'schedule-property-figures' })
  const controller = new AbortController()
  const stopped = slots.map((slots) => runUntilStopped(options, slots, controller.signal))
  const abandonedJobCheck = startAbandonedJobCheck(options.owner, options.log)
  return {
    async stop() {
      abandonedJobCheck.stop()
      controller.abort()
      await Promise.all(stopped)
    },
  }
}

/** Restarts the worker each time it loses the database, with a growing delay. */
async function runUntilStopped(options: WorkerOptions, slots: Slots, signal: AbortSignal) {
  for (let failures = 0; !signal.aborted; failures++) {
    const startedAt = Date.now()
    const error = await runWorker(options, slots, signal).catch((error) => error)
    if (signal.aborted) return
    options.log.warn({ err: error, slots: slots.name }, 'The worker lost its database connection and is restarting')
    if (Date.now() - startedAt > 60_000) failures = 0
    await sleep(Math.min(10_000, 200 * 2 ** failures), undefined, { signal }).catch(() => {})
  }
}
