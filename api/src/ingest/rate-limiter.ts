import { minuteLength } from '@gable/shared/time/calendar.ts'

/** A per-minute limit for each source, counted in this process's memory only. */
interface RateLimiter {
  /** Counts the items. Returns 0, or the number of seconds to wait if they exceed the limit. */
  consume(source: string, count: number): number
}

/** Past this many sources, bounded memory matters more than an exact count. */
const maxSources = 200_000

export function createRateLimiter(perMinute: number, clock: () => number = Date.now): RateLimiter {
  let counts = new Map<string, number>()
  let resetsAt = 0
  return {
    consume(source, count) {
      const now = clock()
      if (now >= resetsAt || counts.size > maxSources) {
        counts = new Map()
        resetsAt = now + minuteLength
      }
      const total = (counts.get(source) ?? 0) + count
      if (total > perMinute) return Math.ceil((resetsAt - now) / 1000)
      counts.set(source, total)
      return 0
    },
  }
}
