import { groupDigits, parseDecimal } from './decimal-text.ts'

/** Parses typed input: null for empty, NaN for invalid input. */
export function parseNumber(text: string): number | null {
  const decimal = parseDecimal(text.replace(/%\s*$/, ''))
  if (decimal === undefined) return Number.NaN
  return decimal === '' ? null : Number(decimal)
}

/** `1,234.5`, without an exponent. */
export function formatNumberInput(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return ''
  const [integer = '', fraction] = value
    .toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 })
    .split('.')
  return groupDigits(integer) + (fraction ? `.${fraction}` : '')
}

/** Adds a step, within the limits and without float errors such as 0.30000000000000004. */
export function stepNumber(value: number | null, step: number, min = -Infinity, max = Infinity) {
  const from = value !== null && Number.isFinite(value) ? value : 0
  const decimals = String(Math.abs(step)).split('.')[1]?.length ?? 0
  const next = Number((from + step).toFixed(Math.max(decimals, String(from).split('.')[1]?.length ?? 0)))
  return Math.min(max, Math.max(min, next))
}
