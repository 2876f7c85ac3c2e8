import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'

/** Asks each thing once. Whatever goes wrong, there are no suggestions: what a visitor types is good without them. */
export function suggesterAt(base: string) {
  const known = new Map<string, AddressSuggestion[]>()
  return async (typed: string, signal: AbortSignal): Promise<AddressSuggestion[]> => {
    const key = typed.trim().replace(/\s+/g, ' ').toLowerCase()
    const before = known.get(key)
    if (before) return before
    const answer = await fetch(`${base}/api/public/addresses?q=${encodeURIComponent(key)}`, {
      signal,
      credentials: 'omit',
    })
    if (!answer.ok) return []
    const { suggestions } = await answer.json()
    known.set(key, suggestions)
    return suggestions
  }
}
