/** Repeated reports of the same page are ignored for this long. */
const repeatInterval = 10 * 60_000
/** Each widget has a budget of writes, which refills one write at a time. */
const maximumBudget = 20
const refillInterval = 30_000
const maximumEntries = 10_000

/**
 * Decides whether a report is written to the database. Anyone can invent page URLs, so the writes of each widget are
 * limited per process. Pages with real visitors are reported again and get recorded later.
 */
export function createInstallationThrottle(clock: () => number = Date.now) {
  const lastRecorded = new Map<string, number>()
  const budgets = new Map<string, { left: number; since: number }>()

  return (widgetId: string, report: string): boolean => {
    const now = clock()
    const key = `${widgetId} ${report}`
    if (now - (lastRecorded.get(key) ?? Number.NEGATIVE_INFINITY) < repeatInterval) return false
    if (!consumeBudget(widgetId, now)) return false
    // Reinserting the key keeps the map ordered from the oldest to the newest entry.
    lastRecorded.delete(key)
    lastRecorded.set(key, now)
    const oldest = lastRecorded.size > maximumEntries ? lastRecorded.keys().next().value : undefined
    if (oldest !== undefined) lastRecorded.delete(oldest)
    return true
  }

  function consumeBudget(widgetId: string, now: number) {
    const { left, since } = budgets.get(widgetId) ?? { left: maximumBudget, since: now }
    const refilled = Math.floor((now - since) / refillInterval)
    const available = Math.min(maximumBudget, left + refilled)
    if (available === 0) return false
    budgets.set(widgetId, {
      left: available - 1,
      since: available === maximumBudget ? now : since + refilled * refillInterval,
    })
    return true
  }
}
