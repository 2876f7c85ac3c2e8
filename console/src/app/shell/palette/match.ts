import { defaultFilter } from 'cmdk'
import type { PaletteGroup, PaletteItem } from './item.ts'

type Searchable = Pick<PaletteItem, 'label' | 'keywords'>

/** The items that fit what is typed, also with letters left out; the best first. Nothing typed leaves all as they are. */
export function matching<I extends Searchable>(items: readonly I[], query: string): I[] {
  if (query.trim() === '') return [...items]
  return items
    .map((item) => ({ item, score: scoreOf(item, query) }))
    .filter(({ score }) => score > worthShowing)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

/** Puts the group with the best match first, so that Enter takes it. */
export function bestFirst(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  if (query.trim() === '') return [...groups]
  const best = ({ items: [first] }: PaletteGroup) => (first ? scoreOf(first, query) : 0)
  return [...groups].sort((one, other) => best(other) - best(one))
}

const scoreOf = ({ label, keywords = [] }: Searchable, query: string) =>
  defaultFilter(label, query.trim(), [...keywords])

// Below this the letters occur in order but far apart, and a reader does not see why it was found.
const worthShowing = 0.01
