import { isId } from '../ids.ts'
import { devices } from './traffic.ts'
import type { TrafficFilter } from './traffic-report.ts'

const maxLength = { pages: 4000, others: 100 }

const parts = ['campaign', 'source', 'medium', 'site', 'device', 'pages'] as const
type TrafficPart = (typeof parts)[number]

/** One value in the URL, such as `source=google&medium=cpc`. An empty part finds visitors without it. */
export const serializeTrafficFilter = (filter: TrafficFilter): string =>
  new URLSearchParams(parts.flatMap((part) => (filter[part] === undefined ? [] : [[part, filter[part]]]))).toString()

export function parseTrafficFilter(text: string | undefined): Partial<Record<TrafficPart, string>> {
  const params = new URLSearchParams(text ?? '')
  return Object.fromEntries(
    parts.flatMap((part) => {
      const value = params.get(part)
      return value === null || value.length > maxLength[part === 'pages' ? part : 'others'] ? [] : [[part, value]]
    }),
  )
}

/** The filter as a query. A device that does not exist filters nothing. */
export function toTrafficQuery(text: string | undefined) {
  const { device, pages, ...filter } = parseTrafficFilter(text)
  const subjectIds = pages?.split(',').filter(isId)
  const known = devices.find((one) => one === device)
  return { ...filter, ...(known && { device: known }), ...(subjectIds?.length && { subjectIds }) }
}
