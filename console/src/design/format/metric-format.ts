import { capped, percentOf } from '@gable/shared/statistics/rates.ts'

/** What stands for a figure that is zero, unknown or undivided. */
export const missing = '--'

/** Part of whole in percent with one decimal, never above 100: `32.5%`. */
export function formatShare(part: number | null | undefined, whole: number | null | undefined) {
  return formatPercent(percentOf(part, whole))
}

/** A rate that is already in percent: `4.5%`. */
export function formatPercent(percent: number | null | undefined) {
  return isFigure(percent) ? `${oneDecimal.format(capped(percent))}%` : missing
}

/** The figures a percentage is made of: `32/100`. */
export function formatFraction(part: number | null | undefined, whole: number | null | undefined) {
  return `${formatCount(part ?? 0)}/${formatCount(whole ?? 0)}`
}

/** A whole number with separators: `12,480`. */
export const formatCount = (count: number) => wholeNumber.format(count)

/** A whole number, or `--` for zero and unknown. */
export const formatMetric = (count: number | null | undefined) => (isFigure(count) ? formatCount(count) : missing)

/** Money from cents, in whole dollars where there are no cents to show: `$450,000`, `$12.50`. */
export function formatMoney(cents: number | null | undefined) {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return missing
  return (cents % 100 === 0 ? wholeDollars : dollars).format(cents / 100)
}

/** A figure short enough for an axis: `1.2K`, `3M`. */
export const formatShort = (value: number) => short.format(value)

const isFigure = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value) && value !== 0

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
