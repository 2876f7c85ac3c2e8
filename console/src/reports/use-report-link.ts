import type { ReportLink } from '@gable/shared/reports/report.ts'
import { useLocation } from 'react-router-dom'
import { useAccountPath } from '../platform/account.ts'
import type { PeriodControls } from '../statistics/use-period.ts'

/** Builds the link of a row or a figure. Pages that have a period open with that of the report. */
export function useReportLink({ presetDays, range, grouping }: PeriodControls) {
  const pathTo = useAccountPath()
  const { pathname, search } = useLocation()
  const period = presetDays === undefined ? { from: range.from, till: range.till } : { days: String(presetDays) }
  return ({ kind, id, query }: ReportLink): string => {
    if (kind === 'table') return `${pathname}${replaceParams(search, query)}#${reportTableId}`
    const params = new URLSearchParams({ ...(pagesWithPeriod.has(kind) && { ...period, by: grouping }), ...query })
    return pathTo(`${paths[kind](id)}${params.size > 0 ? `?${params}` : ''}`)
  }
}

/** The part of a report that its figures lead to. */
export const reportTableId = 'table'

function replaceParams(search: string, query: Record<string, string> = {}): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  for (const [name, value] of Object.entries(query)) value === '' ? params.delete(name) : params.set(name, value)
  return params.size > 0 ? `?${params}` : ''
}

const paths: Record<Exclude<ReportLink['kind'], 'table'>, (id: string) => string> = {
  widget: (id) => `marketing/widget/${id}`,
  'landing-page': (id) => `marketing/landing-page/${id}`,
  'contact-dashboard': (id) => `marketing/contact-dashboard/${id}`,
  automation: (id) => `marketing/automation/${id}`,
  workflow: (id) => `workflow/${id}`,
  email: (id) => `marketing/email/${id}`,
  postcard: (id) => `marketing/postcard/${id}`,
  contact: (id) => `contacts/${id}`,
  property: (id) => `property/${id}`,
  contacts: () => 'contacts/list',
  duplicates: () => 'contacts/duplicates',
  enrichment: () => 'settings/data-enrichment',
  submissions: () => 'submissions',
}

const pagesWithPeriod: ReadonlySet<ReportLink['kind']> = new Set([
  'widget',
  'landing-page',
  'contact-dashboard',
  'email',
  'postcard',
])
