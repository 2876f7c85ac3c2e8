import { readFileSync } from 'node:fs'
import { type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * The longest time in milliseconds for which this thread was busy and could not have answered a request. Without garbage
 * collection, which takes as long as the memory of all tests in this process is large.
 */
export async function measureBlockedTime(work: () => Promise<unknown>): Promise<number> {
  const collections: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => collections.push(...list.getEntries()))
  observer.observe({ entryTypes: ['gc'] })
  const turns = [getTurn()]
  const timer = setInterval(() => turns.push(getTurn()), 1)
  try {
    await work()
    // The observer is told of the last collections after this turn.
    await nextTurn()
  } finally {
    clearInterval(timer)
    observer.disconnect()
  }
  return Math.max(...turns.slice(1).map((turn, index) => getOwnTime(turns[index] ?? turn, turn, collections)))
}

interface Turn {
  at: number
  busyTime: number
}

const getTurn = (): Turn => ({ at: performance.now(), busyTime: getBusyTime() })

function getOwnTime(from: Turn, to: Turn, collections: PerformanceEntry[]) {
  const meanwhile = collections.filter(({ startTime }) => startTime >= from.at && startTime < to.at)
  return to.busyTime - from.busyTime - meanwhile.reduce((sum, { duration }) => sum + duration, 0)
}

/** Linux counts the time on a processor. A clock also runs while other programs of a busy machine hold this one up. */
function getBusyTime(): number {
  if (process.platform !== 'linux') return performance.now()
  const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}
