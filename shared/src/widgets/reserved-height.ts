import { getCalculatorHeights } from './calculator-heights.ts'
import { getHomeSaleHeights } from './home-sale-heights.ts'
import { getSearchHeights } from './search-heights.ts'
import type { SettingsByType, WidgetType } from './settings.ts'

/** Pixels in a window that is at least so wide, and in narrower ones, where all stands in one column. */
export interface Heights {
  from: number
  wide: Height
  narrow: Height
}

/** The same in every window, or less the wider it is: then how much at some widths, and in between what lies between. */
export type Height = number | { at: number; height: number }[]

/** Room for a widget before it is there, as a CSS length. */
export function getReservedHeight<T extends WidgetType>(type: T, settings: SettingsByType[T]): string {
  const { from, wide, narrow } = heightsByType[type](settings)
  // Far below that width the middle term is larger than any height, far above it smaller.
  return `clamp(${toCssLength(wide)},(${from}px - 100vw)*999,${toCssLength(narrow)})`
}

/** Of lines that fall less and less steeply the highest counts. */
function toCssLength(height: Height): string {
  if (typeof height === 'number') return `${height}px`
  const lines = height.slice(1).map((point, index) => {
    const before = height[index] ?? point
    const slope = (before.height - point.height) / (point.at - before.at)
    return `${before.height}px - (100vw - ${before.at}px)*${+slope.toFixed(3)}`
  })
  return `max(${[...lines, `${height.at(-1)?.height}px`].join()})`
}

const heightsByType: { [T in WidgetType]: (settings: SettingsByType[T]) => Heights } = {
  SEARCH: getSearchHeights,
  HOME_SALE_CALC: getHomeSaleHeights,
  MORTGAGE_CALC: (settings) => getCalculatorHeights(settings, { narrow: 814, wide: 498 }),
  AFFORDABILITY_CALC: (settings) => getCalculatorHeights(settings, { narrow: 855, wide: 568, widest: 531 }),
}
