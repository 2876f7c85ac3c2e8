/** How many of something one source may bring in a minute, counted in this process' memory only. */
export interface CrowdLimit {
  /** Counts them, and says how many seconds to wait if that is too many. */
  spend(source: string, count: number): number
}

const minute = 60_000
/** Past so many sources memory matters more than an exact count. */
const sourcesMaximum = 200_000

export function openCrowdLimit(perMinute: number, clock: () => number = Date.now): CrowdLimit {
  let spent = new Map<string, number>()
  let until = 0
  return {
    spend(source, count) {
      const now = clock()
      if (now >= until || spent.size > sourcesMaximum) {
        spent = new Map()
        until = now + minute
      }
      const total = (spent.get(source) ?? 0) + count
      if (total > perMinute) return Math.ceil((until - now) / 1000)
      spent.set(source, total)
      return 0
    },
  }
}
