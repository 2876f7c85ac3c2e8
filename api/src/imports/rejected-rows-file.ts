import { byteOrderMark, formatCsvLine } from '@gable/shared/exports/csv.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getImport } from './queries.ts'
import { listRejectedRows } from './row-queries.ts'

/** The column that this file adds. Agents may fix the rows and import the file again. */
export const reasonHeader = 'Why it was not imported'

/** Renders the rows that were not imported as CSV, with the reason of each, a page at a time. */
export async function* renderRejectedRows(db: Db, scope: AccountScope, importId: string): AsyncGenerator<string> {
  const headers = await withAccount(db, scope, async (db) => (await getImport(db, scope, importId))?.headers ?? [])
  const originalHeaders = headers.filter((header) => header !== reasonHeader)
  yield byteOrderMark + formatCsvLine([...originalHeaders, reasonHeader])
  let lastRow = 0
  for (;;) {
    const rows = await withAccount(db, scope, (db) => listRejectedRows(db, scope, importId, lastRow, pageSize))
    yield rows
      .map(({ cells, reason }) => formatCsvLine([...originalHeaders.map((_, index) => cells?.[index] ?? ''), reason]))
      .join('')
    if (rows.length < pageSize) return
    lastRow = rows.at(-1)?.row ?? lastRow
  }
}

const pageSize = 1000
