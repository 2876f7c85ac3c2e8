import { Logger } from 'graphile-worker'
import type { Log } from '../observe/log.ts'

/** The queue's own words in our log. Its accounts of failed jobs hold the payload, and are told better by the worker. */
export const workerLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure || meta?.success) return
    log[levels[level]]({ part: 'worker' }, message)
  })

// Its `info` is a line for each start and each job.
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
