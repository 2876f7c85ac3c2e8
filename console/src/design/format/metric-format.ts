import { clampPercent, toPercent } from '@gable/shared/statistics/rates.ts'

/** Shown instead of a number that is zero, unknown or divided by zero. */
export const emptyValue = '--'

/** `part` of `total` as a percentage, at most 100: `32.5%`. */
export function formatShare(part: number | null | undefined, total: number | null | undefined) {
  return formatPercent(toPercent(part, total))
}

/** A number that is already a percentage: `4.5%`. */
export function formatPercent(percent: number | null | undefined) {
  const text = hasValue(percent) ? oneDecimal.format(clampPercent(percent)) : '0.0'
  return text === '0.0' ? emptyValue : `${text}%`
}

/** `32/100` */
export function formatFraction(part: number | null | undefined, total: number | null | undefined) {
  return `${formatCount(part ?? 0)}/${formatCount(total ?? 0)}`
}

/** `12,480` */
export const formatCount = (count: number) => wholeNumber.format(count)

/** Like `formatCount`, but `--` for zero and unknown. */
export const formatMetric = (count: number | null | undefined) => (hasValue(count) ? formatCount(count) : emptyValue)

/** Formats cents as dollars: `$450,000`, `$12.50`. */
export function formatMoney(cents: number | null | undefined) {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return emptyValue
  return (cents % 100 === 0 ? wholeDollars : dollars).format(cents / 100)
}

/** Formats cents as dollars with two decimals, as on an invoice: `$450.00`. */
export const formatExactMoney = (cents: number) => dollars.format(cents / 100)

/** A number for a chart axis: `1.2K`, `3M`. */
export const formatShort = (value: number) => short.format(value)

const hasValue = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value) && value !== 0

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
