import { byteOrderMark, formatCsvLine } from '@gable/shared/exports/csv.ts'
import type { ListExport } from '@gable/shared/exports/export.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { createContactTable } from './contact-table.ts'
import type { ExportTable } from './export-table.ts'
import { toJsonArray } from './json-array.ts'
import { createLeadTable } from './lead-table.ts'
import { createPropertyTable } from './property-table.ts'

/** Renders a list as CSV or JSON, a page at a time. Calls `onProgress` with the number of rows so far. */
export async function* renderListFile(
  db: Db,
  scope: AccountScope,
  request: ListExport,
  onProgress: (rows: number) => void,
): AsyncGenerator<string> {
  const { headers, toCells, toObjects } = await createTable(db, scope, request)
  if (request.format === 'JSON') return yield* toJsonArray(countRows(toObjects, onProgress))
  yield byteOrderMark + formatCsvLine(headers)
  for await (const page of countRows(toCells, onProgress)) yield page.map(formatCsvLine).join('')
}

function createTable(db: Db, scope: AccountScope, request: ListExport): Promise<ExportTable> | ExportTable {
  switch (request.kind) {
    case 'CONTACTS':
      return createContactTable(db, scope, request.view)
    case 'HOMES':
      return createPropertyTable(db, scope, request.view)
    case 'LEADS':
      return createLeadTable(db, scope, request.view)
  }
}

async function* countRows<Row>(pages: AsyncIterable<Row[]>, onProgress: (rows: number) => void) {
  let rows = 0
  for await (const page of pages) {
    rows += page.length
    onProgress(rows)
    yield page
  }
}
