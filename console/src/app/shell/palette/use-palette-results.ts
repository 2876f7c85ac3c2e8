import { useLayoutEffect, useState } from 'react'
import type { PaletteGroup, PaletteSource } from './item.ts'

interface PaletteResults {
  groups: readonly PaletteGroup[]
  isSearching: boolean
  hasFailed: boolean
}

/** Shows synchronous results immediately and adds asynchronous ones as they arrive, in the order of the sources. */
export function usePaletteResults(sources: readonly PaletteSource[], query: string): PaletteResults {
  const [results, setResults] = useState<PaletteResults>({ groups: [], isSearching: false, hasFailed: false })
  // A layout effect, so that synchronous results do not flicker in after the paint.
  useLayoutEffect(() => searchSources(sources, query, setResults), [sources, query])
  return results
}

/** Returns a function that drops responses that arrive after the query changed. */
function searchSources(sources: readonly PaletteSource[], query: string, onResults: (results: PaletteResults) => void) {
  const groups: PaletteGroup[] = sources.map(({ group }) => ({ group, items: [] }))
  let pendingCount = 0
  let hasFailed = false
  let isCurrent = true
  const publishResults = () => {
    if (!isCurrent) return
    onResults({ groups: groups.filter(({ items }) => items.length > 0), isSearching: pendingCount > 0, hasFailed })
  }
  for (const [index, { group, find }] of sources.entries()) {
    const items = find(query)
    if (!(items instanceof Promise)) {
      groups[index] = { group, items }
      continue
    }
    pendingCount += 1
    items
      .then((items) => {
        groups[index] = { group, items }
      })
      .catch(() => {
        hasFailed = true
      })
      .finally(() => {
        pendingCount -= 1
        publishResults()
      })
  }
  publishResults()
  return () => {
    isCurrent = false
  }
}
