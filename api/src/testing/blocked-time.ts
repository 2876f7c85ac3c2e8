import { readFileSync } from 'node:fs'

/** The longest time in milliseconds for which this thread was busy and could not have answered a request. */
export async function measureBlockedTime(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = getBusyTime()
  const timer = setInterval(() => {
    const busyTime = getBusyTime()
    longest = Math.max(longest, busyTime - last)
    last = busyTime
  }, 1)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return longest
}

/** Linux counts the time on a processor. A clock also runs while other programs of a busy machine hold this one up. */
function getBusyTime(): number {
  if (process.platform !== 'linux') return performance.now()
  const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}
