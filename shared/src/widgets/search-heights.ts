import type { Heights } from './reserved-height.ts'
import type { SearchSettings } from './settings.ts'

/** The field is beside the button in wide windows and above it in narrow ones. Long button texts wrap. */
export function getSearchHeights({ searchButton: { text } }: Pick<SearchSettings, 'searchButton'>): Heights {
  const { length } = text.content
  return {
    from: 560,
    wide: frame + getButtonHeight(length / 14),
    narrow: frame + field + gap + getButtonHeight(length / 16),
  }
}

const [frame, field, gap] = [12, 52, 6]

/** The minimum height for touch fits two lines. */
const getButtonHeight = (lines: number) => Math.max(field, 12 + 20 * Math.ceil(lines))
