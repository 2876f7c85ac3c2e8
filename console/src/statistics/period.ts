import { getDefaultGrouping } from '@gable/shared/statistics/grouping.ts'
import type { DateGrouping } from '@gable/shared/statistics/statistics.ts'
import { addDays, countDays, type Day } from '@gable/shared/time/calendar.ts'
import { type DateRange, formatRange, getLastDays, isSameRange, parseRange } from '../design/format/date-range.ts'

export type Grouping = Exclude<DateGrouping, 'HOUR'>

/** The date range and grouping of the charts, as stored in the URL. */
interface Period {
  range: DateRange
  /** The number of days of a preset. A custom range has none. */
  presetDays: number | undefined
  grouping: Grouping
  groupings: readonly Grouping[]
}

export const presetLengths = [7, 30, 90, 365] as const

export function parsePeriod(params: URLSearchParams, today: Day): Period {
  const customRange = parseRange(params.get('from'), params.get('till'), today)
  const presetDays = customRange ? undefined : getPresetDays(params)
  const range = customRange ? limitToFiveYears(customRange) : getLastDays(presetDays ?? defaultDays, today)
  const days = countDays(range.from, range.till)
  const groupings = getGroupings(days)
  const selected = groupings.find((grouping) => grouping === params.get('by'))
  return { range, presetDays, grouping: selected ?? getDefaultGrouping(days), groupings }
}

/** `Last 365 days`, or the first and the last day. */
export function formatPeriod(range: DateRange, today: Day): string {
  const preset = presetLengths.find((days) => isSameRange(getLastDays(days, today), range))
  return preset ? `Last ${preset} days` : formatRange(range, today)
}

/** Changing the range resets the grouping and the page of a table, and closes the open bucket. */
export const withPresetDays = (params: URLSearchParams, days: number) =>
  updateParams(params, { days: days === defaultDays ? undefined : String(days) })

export const withRange = (params: URLSearchParams, { from, till }: DateRange) => updateParams(params, { from, till })

export function withGrouping(params: URLSearchParams, grouping: Grouping, today: Day) {
  const { range } = parsePeriod(params, today)
  const defaultGrouping = getDefaultGrouping(countDays(range.from, range.till))
  const rangeParams = Object.fromEntries(rangeKeys.map((key) => [key, params.get(key) ?? undefined]))
  return updateParams(params, { ...rangeParams, by: grouping === defaultGrouping ? undefined : grouping })
}

const defaultDays = 30
const maxDays = 1826
const rangeKeys = ['days', 'from', 'till'] as const

const getPresetDays = (params: URLSearchParams) =>
  presetLengths.find((days) => String(days) === params.get('days')) ?? defaultDays

/** Daily bars of more than a year are too narrow to read. */
const getGroupings = (days: number): readonly Grouping[] => (days <= 366 ? ['DAY', 'WEEK', 'MONTH'] : ['WEEK', 'MONTH'])

function limitToFiveYears({ from, till }: DateRange): DateRange {
  const earliest = addDays(till, 1 - maxDays)
  return { from: from < earliest ? earliest : from, till }
}

function updateParams(params: URLSearchParams, values: Record<string, string | undefined>) {
  const next = new URLSearchParams(params)
  for (const key of [...rangeKeys, 'by', 'bucket', 'page']) next.delete(key)
  for (const [key, value] of Object.entries(values)) if (value !== undefined) next.set(key, value)
  return next
}
