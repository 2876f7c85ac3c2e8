import { defaultFilter } from 'cmdk'
import type { PaletteItem } from './item.ts'

/** The items that fit what is typed, also with letters left out; the best first. Nothing typed leaves all as they are. */
export function matching<I extends Pick<PaletteItem, 'label' | 'keywords'>>(items: readonly I[], query: string): I[] {
  const typed = query.trim()
  if (typed === '') return [...items]
  return items
    .map((item) => ({ item, score: defaultFilter(item.label, typed, [...(item.keywords ?? [])]) }))
    .filter(({ score }) => score > worthShowing)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

// Below this the letters occur in order but far apart, and a reader does not see why it was found.
const worthShowing = 0.01
