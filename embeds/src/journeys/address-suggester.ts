import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'

/** Looks up each text once. Suggestions are a convenience, so an error response counts as no suggestions. */
export function createAddressSuggester(base: string) {
  const cache = new Map<string, AddressSuggestion[]>()
  return async (typed: string, signal: AbortSignal): Promise<AddressSuggestion[]> => {
    const key = typed.trim().replace(/\s+/g, ' ').toLowerCase()
    const cached = cache.get(key)
    if (cached) return cached
    const response = await fetch(`${base}/api/public/addresses?q=${encodeURIComponent(key)}`, {
      signal,
      credentials: 'omit',
    })
    if (!response.ok) return []
    const { suggestions } = await response.json()
    cache.set(key, suggestions)
    return suggestions
  }
}
