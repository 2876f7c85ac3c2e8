/** How long a page that many look at is not told of again. */
const interval = 10 * 60_000
/** What one widget may write at once, and how soon it may write one more. */
const most = 20
const pause = 30_000
const remembered = 10_000

/**
 * Decides what is worth writing down. Anybody can make up pages: however many they are, each process writes a few of a
 * widget a minute, and those that visitors really look at come back.
 */
export function createInstallationThrottle(clock: () => number = Date.now) {
  const told = new Map<string, number>()
  const budgets = new Map<string, { left: number; since: number }>()

  return (widgetId: string, sight: string): boolean => {
    const now = clock()
    const key = `${widgetId} ${sight}`
    if (now - (told.get(key) ?? Number.NEGATIVE_INFINITY) < interval) return false
    if (!spend(widgetId, now)) return false
    // The one that was told of the longest ago stands first.
    told.delete(key)
    told.set(key, now)
    const oldest = told.size > remembered ? told.keys().next().value : undefined
    if (oldest !== undefined) told.delete(oldest)
    return true
  }

  function spend(widgetId: string, now: number) {
    const { left, since } = budgets.get(widgetId) ?? { left: most, since: now }
    const earned = Math.floor((now - since) / pause)
    const have = Math.min(most, left + earned)
    if (have === 0) return false
    budgets.set(widgetId, { left: have - 1, since: have === most ? now : since + earned * pause })
    return true
  }
}
