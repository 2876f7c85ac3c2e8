import type { ReportScreen } from './report-screens.ts'

/** The filters of a report as they are stored: the values of each query parameter. */
type FilterParams = Record<string, string[]>

/** The filters in a URL: the period, the grouping and those of the report. */
export const readFilters = (params: URLSearchParams, screen: ReportScreen): FilterParams =>
  Object.fromEntries(
    getNames(screen).flatMap((name) => (params.has(name) ? [[name, params.getAll(name).slice(0, maxValues)]] : [])),
  )

/** Replaces the filters in a URL. Other parameters are preserved. */
export function withFilters(params: URLSearchParams, screen: ReportScreen, filters: FilterParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of getNames(screen)) {
    next.delete(name)
    for (const value of filters[name] ?? []) next.append(name, value)
  }
  return next
}

export const hasFilters = (filters: FilterParams): boolean => Object.keys(filters).length > 0

const getNames = ({ filters }: ReportScreen) => [...periodNames, ...Object.keys(filters)]

const periodNames = ['days', 'from', 'till', 'by']
const maxValues = 50
