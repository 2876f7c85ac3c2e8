interface CacheEntry<Value> {
  accountId: string
  /** Cached while it is still loading, so that concurrent requests share one read. */
  value: Promise<Value | undefined>
}

/** Well above the number of assets viewed within an hour, and small enough to fit in memory. */
const maximumEntries = 10_000

/** Caches public responses in memory until the content of their account changes. */
export function createPublicConfigCache<Value>() {
  const entries = new Map<string, CacheEntry<Value>>()

  return {
    get: (key: string): CacheEntry<Value>['value'] | undefined => entries.get(key)?.value,
    /** A change during the load removes the entry, so the next request reads again. A failed load is not cached. */
    load(key: string, accountId: string, value: CacheEntry<Value>['value']) {
      const entry = { accountId, value }
      const oldest = entries.size >= maximumEntries ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
      entries.set(key, entry)
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return value
    },
    /** Removes the entries of one account, or all entries when the account is unknown. */
    invalidate(accountId: string | undefined) {
      for (const [key, entry] of entries)
        if (accountId === undefined || entry.accountId === accountId) entries.delete(key)
    },
  }
}
