import { formatDate } from '../design/format/date-format.ts'
import { emptyValue, formatMoney } from '../design/format/metric-format.ts'

/** A date without a time zone: `Jan 05, 2026`. */
export const formatDay = (day: string | null | undefined) => formatDate(day && `${day}T12:00:00Z`, 'UTC')

export const formatDollars = (dollars: number | null | undefined) => formatMoney(dollars && dollars * 100)

/** A number with its unit, or dashes when it is not known. */
export const formatNumber = (value: number | null | undefined, unit = '') =>
  value === null || value === undefined ? emptyValue : `${value.toLocaleString('en-US')}${unit}`

export const formatSqft = (sqft: number | null | undefined) => formatNumber(sqft, ' sq ft')

/** `$445 per sq ft`, or nothing if the size is not known. */
export const formatPricePerSqft = (dollars: number | null | undefined, sqft: number | null | undefined) =>
  dollars && sqft ? `${formatDollars(Math.round(dollars / sqft))} per sq ft` : undefined

export const formatAcres = (acres: number | null | undefined) =>
  acres === null || acres === undefined ? emptyValue : `${acres.toFixed(2)} acres`

/** Without a thousands separator. */
export const formatYear = (year: number | null | undefined) => (year ? String(year) : emptyValue)

/** `6.25%` */
export const formatRate = (percent: number | null | undefined, decimals = 2) =>
  percent === null || percent === undefined ? emptyValue : `${percent.toFixed(decimals)}%`
