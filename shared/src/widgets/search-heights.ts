import type { Heights } from './reserved-height.ts'
import type { SearchSettings } from './settings.ts'

/** A field beside a button or above it. What a button says goes into more lines the longer it is. */
export function getSearchHeights({ searchButton: { text } }: Pick<SearchSettings, 'searchButton'>): Heights {
  const { length } = text.content
  return { from: 560, wide: frame + getButtonHeight(length / 14), narrow: frame + field + gap + getButtonHeight(length / 16) }
}

const [frame, field, gap] = [12, 52, 6]

/** Two lines stand in what is high enough for a finger. */
const getButtonHeight = (lines: number) => Math.max(field, 12 + 20 * Math.ceil(lines))
