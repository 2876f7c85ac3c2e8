import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Suggester } from './suggester.ts'

interface Remembered {
  until: number
  suggestions: AddressSuggestion[]
}

const maximum = 2000
const life = 60_000

/** What was asked a moment ago is not asked again: many type the same beginnings, and everybody goes back a letter. */
export function remember(suggester: Suggester, now = Date.now): Suggester {
  const memory = new Map<string, Remembered>()
  return {
    async suggest(text, signal) {
      const asked = text.trim().replace(/\s+/g, ' ').toLowerCase()
      const known = memory.get(asked)
      memory.delete(asked)
      if (known && known.until > now()) {
        // Put back as the youngest: the one that nobody has asked for longest goes first.
        memory.set(asked, known)
        return known.suggestions
      }
      const suggestions = await suggester.suggest(text, signal)
      memory.set(asked, { until: now() + life, suggestions })
      for (const [oldest] of memory) {
        if (memory.size <= maximum) break
        memory.delete(oldest)
      }
      return suggestions
    },
  }
}
