/** When the last event of each account was, for consoles that began to read before their stream was open. */
export type RecentEvents = ReturnType<typeof createRecentEvents>

/** Longer than pages take to open a stream. */
const memory = 120_000

export function createRecentEvents(clock: () => number = Date.now) {
  // The oldest first.
  const lastEvents = new Map<string, number>()
  let heardSince = Number.POSITIVE_INFINITY
  return {
    /** From now on, every event arrives. */
    begin() {
      heardSince = clock()
    },
    interrupt() {
      heardSince = Number.POSITIVE_INFINITY
    },
    add(accountId: string) {
      const now = clock()
      lastEvents.delete(accountId)
      lastEvents.set(accountId, now)
      for (const [oldest, at] of lastEvents) {
        if (at >= now - memory) break
        lastEvents.delete(oldest)
      }
    },
    hasChanged(accountId: string, milliseconds: number): boolean {
      const since = clock() - Math.min(milliseconds, memory)
      return heardSince > since || (lastEvents.get(accountId) ?? 0) >= since
    },
  }
}
