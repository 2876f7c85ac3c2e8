import { getCalculatorHeights } from './calculator-heights.ts'
import { getHomeSaleHeights } from './home-sale-heights.ts'
import { getSearchHeights } from './search-heights.ts'
import type { SettingsByType, WidgetType } from './settings.ts'

/** Heights in pixels. */
export interface Heights {
  /** Window width from which `wide` applies. Narrower windows use one column. */
  from: number
  wide: Height
  narrow: Height
}

/** A constant, or heights at some window widths, which are interpolated. */
export type Height = number | { at: number; height: number }[]

/** The space to reserve for a widget before it renders, as a CSS length. */
export function getReservedHeight<T extends WidgetType>(type: T, settings: SettingsByType[T]): string {
  const { from, wide, narrow } = heightsByType[type](settings)
  const added = settings.spanishTexts?.length ? languageSwitchHeight : 0
  // The middle term exceeds any height in narrower windows and is far below it in wider ones.
  const css = `clamp(${toCssLength(wide)},(${from}px - 100vw)*999,${toCssLength(narrow)})`
  return added ? `calc(${css} + ${added}px)` : css
}

/** The heights form a convex curve, so the maximum of all line segments is the interpolation. */
function toCssLength(height: Height): string {
  if (typeof height === 'number') return `${height}px`
  const lines = height.slice(1).map((point, index) => {
    const before = height[index] ?? point
    const slope = (before.height - point.height) / (point.at - before.at)
    return `${before.height}px - (100vw - ${before.at}px)*${+slope.toFixed(3)}`
  })
  return `max(${[...lines, `${height.at(-1)?.height}px`].join()})`
}

/** The button above a widget that switches the language. */
const languageSwitchHeight = 32

const heightsByType: { [T in WidgetType]: (settings: SettingsByType[T]) => Heights } = {
  SEARCH: getSearchHeights,
  HOME_SALE_CALC: getHomeSaleHeights,
  MORTGAGE_CALC: (settings) =>
    getCalculatorHeights(settings, {
      narrow: 814 + getRateNoteHeight(settings),
      wide: 498 + getRateNoteHeight(settings),
    }),
  AFFORDABILITY_CALC: (settings) =>
    getCalculatorHeights(settings, { narrow: 855 + getRateNoteHeight(settings, 2), wide: 568, widest: 531 }),
}

/** The lines below the interest rate that name its source. */
const getRateNoteHeight = ({ usesMarketRate }: { usesMarketRate: boolean }, lines = 1) =>
  usesMarketRate ? 5 + 20 * lines : 0
