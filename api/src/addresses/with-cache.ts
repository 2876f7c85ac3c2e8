import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Suggester } from './suggester.ts'

interface CachedSuggestions {
  expiresAt: number
  suggestions: AddressSuggestion[]
}

const maxEntries = 2000
const lifetime = 60_000

/** Caches recent queries: visitors type the same beginnings and delete letters again. */
export function withCache(suggester: Suggester, now = Date.now): Suggester {
  const cache = new Map<string, CachedSuggestions>()
  return {
    async suggest(text, signal) {
      const key = text.trim().replace(/\s+/g, ' ').toLowerCase()
      const cached = cache.get(key)
      cache.delete(key)
      if (cached && cached.expiresAt > now()) {
        // Inserted again as the newest, so that the least recently used entry is evicted first.
        cache.set(key, cached)
        return cached.suggestions
      }
      const suggestions = await suggester.suggest(text, signal)
      cache.set(key, { expiresAt: now() + lifetime, suggestions })
      for (const [oldest] of cache) {
        if (cache.size <= maxEntries) break
        cache.delete(oldest)
      }
      return suggestions
    },
  }
}
