import { isIsoDate, isYearlessDate } from '../contacts/attribute.ts'

/** Whether dates of slashes start with the month, as in America, or with the day. */
export const dateOrders = ['MDY', 'DMY'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Parses a date into YYYY-MM-DD, or into --MM-DD if it has no year, as birthdays often do. */
export function parseDate(text: string, order: DateOrder, thisYear = new Date().getFullYear()): string | undefined {
  const parts = matchIsoDate(text) ?? matchNumbers(text, order) ?? matchMonthName(text)
  if (!parts) return undefined
  const [month, day] = [parts.month, parts.day].map((part) => part.padStart(2, '0'))
  // Apple writes 1604 for a birthday without a year.
  const isYearless = parts.year === '' || parts.year === '1604'
  const date = isYearless ? `--${month}-${day}` : `${toFullYear(parts.year, thisYear)}-${month}-${day}`
  return isIsoDate(date) || isYearlessDate(date) ? date : undefined
}

/** Detects the order by numbers above 12, which are no months. Null if the cells have no such dates. */
export function detectDateOrder(cells: Iterable<string>): DateOrder | 'UNSURE' | null {
  let [hasDates, isDayFirst, isMonthFirst] = [false, false, false]
  for (const cell of cells) {
    const [, first = 0, second = 0] = slashDate.exec(cell.trim())?.map(Number) ?? []
    if (first < 1 || second < 1 || Math.max(first, second) > 31) continue
    hasDates = true
    if (first > 12) isDayFirst = true
    if (second > 12) isMonthFirst = true
  }
  if (isDayFirst === isMonthFirst) return hasDates ? 'UNSURE' : null
  return isDayFirst ? 'DMY' : 'MDY'
}

const slashDate = /^(\d{1,2})[/.](\d{1,2})(?:[/.](?:\d{4}|\d{2})(?: .*)?)?$/

interface DateParts {
  /** An empty string if the date has none. */
  year: string
  month: string
  day: string
}

/** Includes the yearless dates of contact cards, with and without the second hyphen. */
function matchIsoDate(text: string): DateParts | undefined {
  const [, year, month, day] =
    /^(\d{4}|-)[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4}|--)(\d\d)(\d\d)$/.exec(text) ?? []
  return month && day ? { year: year?.startsWith('-') ? '' : (year ?? ''), month, day } : undefined
}

function matchNumbers(text: string, order: DateOrder): DateParts | undefined {
  const [, first, second, year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text) ?? /^(\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? []
  if (!first || !second) return undefined
  return order === 'MDY' ? { year, month: first, day: second } : { year, month: second, day: first }
}

/** “Feb 7, 2020”, “7 February 2020” or “7-Feb-20”, with or without the year. */
function matchMonthName(text: string): DateParts | undefined {
  const [, name, day, year = ''] = new RegExp(`^${monthName} ${dayNumber}${yearAfter}`, 'i').exec(text) ?? []
  if (name && day) return toParts(name, day, year)
  const [, dayFirst, laterName, laterYear = ''] =
    new RegExp(`^${dayNumber}[ -]${monthName}${yearAfter}`, 'i').exec(text) ?? []
  return dayFirst && laterName ? toParts(laterName, dayFirst, laterYear) : undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = `((?:${months.join('|')})[a-z]{0,6})\\.?`
const dayNumber = '(\\d{1,2})(?:st|nd|rd|th)?'
const yearAfter = '(?:[, -]{1,2}(\\d{4}|\\d{2}))?(?:$|[ T,])'

const toParts = (name: string, day: string, year: string): DateParts => ({
  year,
  month: String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1),
  day,
})

/** Two digits mean this century up to this year, and the last one after it. */
function toFullYear(year: string, thisYear: number): string {
  if (year.length === 4) return year
  const century = Math.floor(thisYear / 100) - (Number(year) > thisYear % 100 ? 1 : 0)
  return `${century}${year}`
}
