import { useCallback } from 'react'
import type { OptionSearch } from '../../design/inputs/use-option-search.ts'
import { call } from '../../platform/use-api.ts'

/** Addresses like what is typed; what is typed is an address too. */
export function useAddressSearch(): OptionSearch {
  return useCallback(async (text) => {
    const typed = text.trim()
    if (typed === '') return []
    const { suggestions } = await call('GET /public/addresses', { query: { q: typed } })
    const known = [...new Set(suggestions.map(({ fullAddress }) => fullAddress))]
    const own = known.includes(typed) ? [] : [{ value: typed, label: typed, hint: 'As you typed it' }]
    return [...known.map((address) => ({ value: address, label: address })), ...own]
  }, [])
}
