import { getCalculatorHeights } from './calculator-heights.ts'
import { getHomeSaleHeights } from './home-sale-heights.ts'
import { getSearchHeights } from './search-heights.ts'
import type { SettingsByType, WidgetType } from './settings.ts'
import { translateWidget } from './spanish-texts.ts'

/** Heights in pixels. */
export interface Heights {
  /** Window width from which `wide` applies. Narrower windows use one column. */
  from: number
  wide: Height
  narrow: Height
}

/** A constant, or heights at some window widths, which are interpolated. */
type Height = number | { at: number; height: number }[]

/** The space to reserve for a widget before it renders, as a CSS length. Enough for each language: the page decides which one. */
export function getReservedHeight<T extends WidgetType>(type: T, settings: SettingsByType[T]): string {
  const getHeights = heightsByType[type]
  const english = getHeights(settings)
  const spanish = getHeights({ ...settings, ...translateWidget(settings, settings.spanishTexts ?? []) })
  const [wide, narrow] = [toHigher(english.wide, spanish.wide), toHigher(english.narrow, spanish.narrow)]
  const added = settings.spanishTexts?.length ? languageSwitchHeight : 0
  // The middle term exceeds any height in narrower windows and is far below it in wider ones.
  const css = `clamp(${toCssLength(wide)},(${english.from}px - 100vw)*999,${toCssLength(narrow)})`
  return added ? `calc(${css} + ${added}px)` : css
}

/** Heights of one widget have their points at the same widths. */
const toHigher = (first: Height, second: Height): Height =>
  typeof first === 'number' || typeof second === 'number'
    ? Math.max(first as number, second as number)
    : first.map(({ at, height }, index) => ({ at, height: Math.max(height, second[index]?.height ?? 0) }))

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
  MORTGAGE_CALC: (settings) => getCalculatorHeights(settings, { narrow: [816, 780, 780], wide: 486, note: 'in both' }),
  AFFORDABILITY_CALC: (settings) =>
    getCalculatorHeights(settings, { narrow: [912, 852, 828], wide: 568, widest: 531, note: 'in narrow' }),
}
