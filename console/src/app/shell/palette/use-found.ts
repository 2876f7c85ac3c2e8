import { useLayoutEffect, useState } from 'react'
import type { PaletteGroup, PaletteSource } from './item.ts'

interface Found {
  groups: readonly PaletteGroup[]
  isSearching: boolean
  hasFailed: boolean
}

/** What the sources find for a query: what is known at once at once, the rest as it comes, in the order of the sources. */
export function useFound(sources: readonly PaletteSource[], query: string): Found {
  const [found, setFound] = useState<Found>({ groups: [], isSearching: false, hasFailed: false })
  // Before the paint: what is known already must not flicker in.
  useLayoutEffect(() => gather(sources, query, setFound), [sources, query])
  return found
}

/** Answers to an earlier query are dropped when they come after all. */
function gather(sources: readonly PaletteSource[], query: string, show: (found: Found) => void) {
  const groups: PaletteGroup[] = sources.map(({ group }) => ({ group, items: [] }))
  let waiting = 0
  let hasFailed = false
  let isCurrent = true
  const tell = () => {
    if (!isCurrent) return
    show({ groups: groups.filter(({ items }) => items.length > 0), isSearching: waiting > 0, hasFailed })
  }
  for (const [index, { group, find }] of sources.entries()) {
    const items = find(query)
    if (!(items instanceof Promise)) {
      groups[index] = { group, items }
      continue
    }
    waiting += 1
    items
      .then((items) => {
        groups[index] = { group, items }
      })
      .catch(() => {
        hasFailed = true
      })
      .finally(() => {
        waiting -= 1
        tell()
      })
  }
  tell()
  return () => {
    isCurrent = false
  }
}
