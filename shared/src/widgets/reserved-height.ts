import type { SettingsOf, WidgetType } from './settings.ts'

/** Room for a widget before it is there, as a CSS length: more on phones, where all stands in one column. */
export function reservedHeightOf<T extends WidgetType>(type: T, _settings: SettingsOf[T]): string {
  const [wide, narrow] = heights[type]
  // Far below 700 px the middle term is larger than any height, far above it smaller.
  return `clamp(${wide}px,(700px - 100vw)*999,${narrow}px)`
}

const heights: Record<WidgetType, [wide: number, narrow: number]> = {
  SEARCH: [56, 120],
  HOME_SALE_CALC: [560, 860],
  MORTGAGE_CALC: [560, 860],
  AFFORDABILITY_CALC: [560, 860],
}
