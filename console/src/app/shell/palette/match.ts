import { defaultFilter } from 'cmdk'
import type { PaletteGroup, PaletteItem } from './item.ts'

type Searchable = Pick<PaletteItem, 'label' | 'keywords'>

/** The items that fit what is typed, also with letters left out; the best first. Nothing typed leaves all as they are. */
export function matching<I extends Searchable>(items: readonly I[], query: string): I[] {
  if (query.trim() === '') return [...items]
  return items
    .map((item) => ({ item, score: scoreOf(item, query) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

/** Puts the group with the best match first, so that Enter takes it. */
export function bestFirst(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  if (query.trim() === '') return [...groups]
  const best = ({ items: [first] }: PaletteGroup) => (first ? scoreOf(first, query) : 0)
  return [...groups].sort((one, other) => best(other) - best(one))
}

/** Letters may be left out of what one sees; what it is also called must fit by the beginnings of its words. */
function scoreOf({ label, keywords = [] }: Searchable, query: string) {
  const typed = query.trim()
  const called = keywords.map((keyword) => defaultFilter(keyword, typed)).filter((score) => score > byBeginnings)
  return Math.max(defaultFilter(label, typed), ...called.map((score) => score * lessThanLabel))
}

const byBeginnings = 0.5
const lessThanLabel = 0.9
