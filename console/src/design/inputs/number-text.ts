import { groupDigits, readDecimal } from './decimal-text.ts'

/** A number from what a person writes: null for nothing, NaN for nonsense. */
export function parseNumber(text: string): number | null {
  const decimal = readDecimal(text.replace(/%\s*$/, ''))
  if (decimal === undefined) return Number.NaN
  return decimal === '' ? null : Number(decimal)
}

/** `1,234.5`, without an exponent. */
export function numberText(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return ''
  const [whole = '', fraction] = value
    .toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 })
    .split('.')
  return groupDigits(whole) + (fraction ? `.${fraction}` : '')
}

/** One step up or down, within the limits and without a float's tail. */
export function stepped(value: number | null, step: number, min = -Infinity, max = Infinity) {
  const from = value !== null && Number.isFinite(value) ? value : 0
  const places = String(Math.abs(step)).split('.')[1]?.length ?? 0
  const grown = Number((from + step).toFixed(Math.max(places, String(from).split('.')[1]?.length ?? 0)))
  return Math.min(max, Math.max(min, grown))
}
