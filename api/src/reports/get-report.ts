import type { Report } from '@gable/shared/reports/report.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import type { ReportQuery } from '@gable/shared/reports/report-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { createReportContext } from './report-context.ts'
import { getReportDefinition } from './report-definitions.ts'

/** The report of a period, with one page of its table. */
export async function getReport<N extends ReportName>(
  db: Db,
  scope: AccountScope,
  name: N,
  query: ReportQuery<N>,
): Promise<Report> {
  const context = await createReportContext(db, scope, query)
  const { summarize, table } = getReportDefinition(name)
  const summary = await summarize(context)
  const { rows, total } = await table.listRows(context, query)
  const { period, previous, grouping } = context
  return {
    name,
    ...summary,
    grouping,
    period: { ...period, previousFrom: previous.from, previousTill: previous.till },
    table: {
      title: table.getTitle(context),
      columns: [...table.getColumns(context)],
      rows,
      total,
      ...(table.empty && { empty: table.empty }),
    },
    lastRefreshedAt: new Date().toISOString(),
  }
}
