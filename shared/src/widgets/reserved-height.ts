import { searchHeights } from './search-heights.ts'
import type { SettingsOf, WidgetType } from './settings.ts'

/** Pixels in a window that is at least so wide, and in narrower ones, where all stands in one column. */
export interface Heights {
  from: number
  wide: number
  narrow: number
}

/** Room for a widget before it is there, as a CSS length. */
export function reservedHeightOf<T extends WidgetType>(type: T, settings: SettingsOf[T]): string {
  const { from, wide, narrow } = heightsOf[type](settings)
  // Far below that width the middle term is larger than any height, far above it smaller.
  return `clamp(${wide}px,(${from}px - 100vw)*999,${narrow}px)`
}

const calculator = () => ({ from: 700, wide: 560, narrow: 860 })

const heightsOf: { [T in WidgetType]: (settings: SettingsOf[T]) => Heights } = {
  SEARCH: searchHeights,
  HOME_SALE_CALC: calculator,
  MORTGAGE_CALC: calculator,
  AFFORDABILITY_CALC: calculator,
}
