import { clampPercent, toPercent } from '@gable/shared/statistics/rates.ts'
import { formatMoney as formatCents } from '@gable/shared/text/format-money.ts'
import { getNumberFormat } from '@gable/shared/text/intl-formats.ts'

/** Shown instead of a number that is zero, unknown or divided by zero. */
export const emptyValue = '--'

/** `part` of `total` as a percentage, at most 100: `32.5%`. */
export function formatShare(part: number | null | undefined, total: number | null | undefined) {
  return formatPercent(toPercent(part, total))
}

/** A number that is already a percentage: `4.5%`. */
export function formatPercent(percent: number | null | undefined) {
  const text = hasValue(percent) ? format(clampPercent(percent), oneDecimal) : '0.0'
  return text === '0.0' ? emptyValue : `${text}%`
}

/** `32/100` */
export function formatFraction(part: number | null | undefined, total: number | null | undefined) {
  return `${formatCount(part ?? 0)}/${formatCount(total ?? 0)}`
}

/** `12,480` */
export const formatCount = (count: number) => format(count, wholeNumber)

/** Like `formatCount`, but `--` for zero and unknown. */
export const formatMetric = (count: number | null | undefined) => (hasValue(count) ? formatCount(count) : emptyValue)

/** Formats cents as dollars: `$450,000`, `$12.50`. */
export function formatMoney(cents: number | null | undefined) {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return emptyValue
  return formatCents(cents)
}

/** A number for a chart axis: `1.2K`, `3M`. */
export const formatShort = (value: number) => format(value, short)

const hasValue = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value) && value !== 0

const format = (value: number, options: Intl.NumberFormatOptions) => getNumberFormat('en-US', options).format(value)

const wholeNumber = { maximumFractionDigits: 0 } as const
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const short = { notation: 'compact', maximumFractionDigits: 1 } as const
