import { formatDate } from '../design/format/date-format.ts'
import { formatMoney, missing } from '../design/format/metric-format.ts'

/** A day without a zone, in the words of every other day: `Jan 05, 2026`. */
export const dayText = (day: string | null | undefined) => formatDate(day && `${day}T12:00:00Z`, 'UTC')

export const dollarsText = (dollars: number | null | undefined) => formatMoney(dollars && dollars * 100)

/** A plain figure with its unit; a dash where it is not known. Zero is known. */
export const figureText = (figure: number | null | undefined, unit = '') =>
  figure === null || figure === undefined ? missing : `${figure.toLocaleString('en-US')}${unit}`

export const sqftText = (sqft: number | null | undefined) => figureText(sqft, ' sq ft')

export const acresText = (acres: number | null | undefined) =>
  acres === null || acres === undefined ? missing : `${acres.toFixed(2)} acres`

/** A year is no amount: it has no comma. */
export const yearText = (year: number | null | undefined) => (year ? String(year) : missing)

/** `5.4%`, with as many decimals as rates are quoted in. */
export const rateText = (percent: number | null | undefined, decimals = 2) =>
  percent === null || percent === undefined ? missing : `${percent.toFixed(decimals)}%`
