import { formatDate } from '../design/format/date-format.ts'
import { formatMoney, emptyValue } from '../design/format/metric-format.ts'

/** A day without a zone, in the words of every other day: `Jan 05, 2026`. */
export const formatDay = (day: string | null | undefined) => formatDate(day && `${day}T12:00:00Z`, 'UTC')

export const formatDollars = (dollars: number | null | undefined) => formatMoney(dollars && dollars * 100)

/** A plain figure with its unit; a dash where it is not known. Zero is known. */
export const formatNumber = (figure: number | null | undefined, unit = '') =>
  figure === null || figure === undefined ? emptyValue : `${figure.toLocaleString('en-US')}${unit}`

export const formatSqft = (sqft: number | null | undefined) => formatNumber(sqft, ' sq ft')

export const formatAcres = (acres: number | null | undefined) =>
  acres === null || acres === undefined ? emptyValue : `${acres.toFixed(2)} acres`

/** A year is no amount: it has no comma. */
export const formatYear = (year: number | null | undefined) => (year ? String(year) : emptyValue)

/** `5.4%`, with as many decimals as rates are quoted in. */
export const formatRate = (percent: number | null | undefined, decimals = 2) =>
  percent === null || percent === undefined ? emptyValue : `${percent.toFixed(decimals)}%`
