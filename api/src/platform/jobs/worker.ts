import { setTimeout as pause } from 'node:timers/promises'
import { watchForAbandonedJobs } from './abandoned-jobs.ts'
import { enqueue } from './jobs.ts'
import { type Workshop, workShift } from './shift.ts'

export interface Worker {
  /** Takes no more jobs and waits for those under way; one that hangs is given up and tried again later. */
  stop(): Promise<void>
}

export async function startWorker(workshop: Workshop): Promise<Worker> {
  await enqueue(workshop.owner.db, 'make-event-partitions', {}, { key: 'make-event-partitions' })
  const ending = new AbortController()
  const ended = keepWorking(workshop, ending.signal)
  const watch = watchForAbandonedJobs(workshop.owner, workshop.log)
  return {
    async stop() {
      watch.stop()
      ending.abort()
      await ended
    },
  }
}

/** A shift ends when the database fails it. The next one begins as soon as that is back. */
async function keepWorking(workshop: Workshop, ending: AbortSignal) {
  for (let failures = 0; !ending.aborted; failures++) {
    const began = Date.now()
    const reason = await workShift(workshop, ending).catch((error) => error)
    if (ending.aborted) return
    workshop.log.warn({ err: reason }, 'The worker lost its database and begins anew')
    if (Date.now() - began > 60_000) failures = 0
    await pause(Math.min(10_000, 200 * 2 ** failures), undefined, { signal: ending }).catch(() => {})
  }
}
