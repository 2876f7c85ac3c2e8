import { scoreCommand } from '../../../design/overlays/command-score.ts'
import type { PaletteGroup, PaletteItem } from './item.ts'

type Searchable = Pick<PaletteItem, 'label' | 'keywords' | 'score'>

/** Fuzzy search, best match first. An empty query returns all items in their order. */
export function filterItems<I extends Searchable>(items: readonly I[], query: string): I[] {
  if (query.trim() === '') return [...items]
  return items
    .map((item) => ({ item, score: getScore(item, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

/** Puts the group with the best match first, where Enter selects it. */
export function sortGroupsByMatch(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  if (query.trim() === '') return [...groups]
  const getBestScore = ({ items: [first] }: PaletteGroup) => (first ? getScore(first, query) : 0)
  return [...groups].sort((a, b) => getBestScore(b) - getBestScore(a))
}

/** Labels match fuzzily. Keywords are invisible, so they match only by the beginnings of their words. */
function getScore({ label, keywords = [], score = 0 }: Searchable, query: string) {
  const search = query.trim()
  const keywordScores = keywords
    .map((keyword) => scoreCommand(keyword, search))
    .filter((score) => score > minKeywordScore)
  return Math.max(score, scoreCommand(label, search), ...keywordScores.map((score) => score * keywordWeight))
}

const minKeywordScore = 0.5
const keywordWeight = 0.9
