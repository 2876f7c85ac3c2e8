import type { WriteStream } from 'node:fs'
import { byteOrderMark, formatCsvLine } from '@gable/shared/exports/csv.ts'
import { contentTypeOf, storedExtensions } from '@gable/shared/media/image.ts'
import { type Db, withAccountSnapshot } from '../platform/database.ts'
import type { MediaStore } from '../platform/media/store.ts'
import {
  type AccountTable,
  type ArchiveScope,
  accountTables,
  listAgents,
  listColumns,
  type Row,
  streamRows,
} from './account-table-queries.ts'
import { toJsonArray } from './json-array.ts'
import { ZipWriter } from './zip-writer.ts'

/**
 * Writes a ZIP archive of the account: each table as CSV and JSON, and all images. All of it is as it was when the export
 * started, so `restoreAccount` finds every row that another refers to. Returns the number of rows.
 */
export const writeAccountArchive = (
  db: Db,
  scope: ArchiveScope,
  store: MediaStore,
  out: WriteStream,
): Promise<number> =>
  withAccountSnapshot(db, scope, async (db) => {
    const zip = new ZipWriter(out)
    let rows = 0
    await zip.add('agents.json', toJsonArray(toPages([await listAgents(db, scope)])))
    for (const table of accountTables) rows += await addTable(db, scope, zip, table)
    await addImages(db, scope, store, zip)
    await zip.end()
    return rows
  })

async function addTable(db: Db, scope: ArchiveScope, zip: ZipWriter, table: AccountTable): Promise<number> {
  const columns = await listColumns(db, table)
  const headers = [...columns.map(({ name }) => name), ...Object.keys(table.labels ?? {})]
  let rows = 0
  await zip.add(
    `${table.name}.csv`,
    renderCsv(headers, streamRows(db, scope, table, columns), (count) => (rows += count)),
  )
  await zip.add(`${table.name}.json`, toJsonArray(streamRows(db, scope, table, columns)))
  return rows
}

async function addImages(db: Db, scope: ArchiveScope, store: MediaStore, zip: ZipWriter) {
  const table = accountTables.find(({ table }) => table === 'media')
  if (!table) return
  for await (const page of streamRows(db, scope, table, await listColumns(db, table)))
    for (const { id, content_type } of page) {
      const extension = storedExtensions.find((extension) => contentTypeOf[extension] === content_type)
      const image = await store.get(`${scope.accountId}/${id}.${extension}`)
      if (image) await zip.add(`media/${id}.${extension}`, image.body, { isCompressed: true })
    }
}

async function* renderCsv(headers: string[], pages: AsyncIterable<Row[]>, onPage: (rows: number) => void) {
  yield byteOrderMark + formatCsvLine(headers)
  for await (const page of pages) {
    onPage(page.length)
    yield page.map((row) => formatCsvLine(headers.map((header) => row[header]))).join('')
  }
}

async function* toPages<Item>(pages: Item[]) {
  yield* pages
}
