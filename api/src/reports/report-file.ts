import { byteOrderMark, formatCsvLine } from '@gable/shared/exports/csv.ts'
import type { ReportCell, ReportColumn } from '@gable/shared/reports/report.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import type { ReportQuery } from '@gable/shared/reports/report-queries.ts'
import { toPercent } from '@gable/shared/statistics/rates.ts'
import type { FastifyInstance } from 'fastify'
import type { AccountScope } from '../platform/scope.ts'
import { readInTurn } from './read-in-turn.ts'
import { createReportContext } from './report-context.ts'
import { getReportDefinition } from './report-definitions.ts'

/** All rows of the table of a report as CSV, with the filters and in the order that the page shows. */
export async function* renderReportFile<N extends ReportName>(
  { db, reportQueue }: Pick<FastifyInstance, 'db' | 'reportQueue'>,
  scope: AccountScope,
  name: N,
  query: ReportQuery<N>,
): AsyncGenerator<string> {
  const { table } = getReportDefinition(name)
  for (let page = 1; ; page++) {
    const { columns, rows } = await readInTurn(reportQueue, db, scope, async (db) => {
      const context = await createReportContext(db, scope, query)
      const { rows } = await table.listRows(context, { page, pageSize })
      return { columns: table.getColumns(context), rows }
    })
    if (page === 1) yield byteOrderMark + formatCsvLine(columns.flatMap(toHeaders))
    yield rows
      .map(({ cells }) => formatCsvLine(columns.flatMap((column, index) => toFields(column, cells[index] ?? null))))
      .join('')
    if (rows.length < pageSize) return
  }
}

/** A rate becomes two fields: what is counted, and the rate. */
const toHeaders = ({ header, format }: ReportColumn) =>
  format === 'share' ? [header, `${header} (%)`] : [format === 'money' ? `${header} (USD)` : header]

function toFields({ format }: ReportColumn, cell: ReportCell): (string | number | null)[] {
  if (Array.isArray(cell)) return [cell[0], cell[1] === 0 ? null : toPercent(cell[0], cell[1])]
  if (format === 'money' && typeof cell === 'number') return [(cell / 100).toFixed(2)]
  return [cell]
}

const pageSize = 2000
