import type { ReportName } from './report-name.ts'

/** The URL of the table of a report as a CSV file, with its filters and its sort order. */
export function toReportFileUrl(accountId: string, name: ReportName, query: Record<string, unknown>): string {
  const params = new URLSearchParams({ account: accountId })
  for (const [key, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== '') params.append(key, String(one))
  return `/api/agent/reports/${name}.csv?${params}`
}
