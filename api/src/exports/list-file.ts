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
  const { headers, pages } = await createTable(db, scope, request)
  const countedPages = countRows(pages, onProgress)
  if (request.format === 'JSON') return yield* toJsonArray(toObjects(countedPages, headers))
  yield byteOrderMark + formatCsvLine(headers.map(({ label }) => label))
  for await (const page of countedPages) yield page.map((row) => formatCsvLine(row.map(joinList))).join('')
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

async function* countRows(pages: ExportTable['pages'], onProgress: (rows: number) => void) {
  let rows = 0
  for await (const page of pages) {
    rows += page.length
    onProgress(rows)
    yield page
  }
}

async function* toObjects(pages: ExportTable['pages'], headers: ExportTable['headers']) {
  for await (const page of pages)
    yield page.map((row) => Object.fromEntries(headers.map(({ key }, index) => [key, row[index]])))
}

const joinList = (value: unknown) => (Array.isArray(value) ? value.join('; ') : value)
