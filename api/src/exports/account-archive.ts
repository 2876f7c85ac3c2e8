import type { WriteStream } from 'node:fs'
import { byteOrderMark, formatCsvLine } from '@gable/shared/exports/csv.ts'
import { contentTypeOf, storedExtensions } from '@gable/shared/media/image.ts'
import type { Db } from '../platform/database.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type Dataset, datasets, streamMedia } from './dataset-queries.ts'
import { toJsonArray } from './json-array.ts'
import { ZipWriter } from './zip-writer.ts'

/** Writes a ZIP archive of the account: each dataset as CSV and JSON, and all images. Returns the number of rows. */
export async function writeAccountArchive(
  db: Db,
  scope: AccountScope,
  store: MediaStore,
  out: WriteStream,
): Promise<number> {
  const zip = new ZipWriter(out)
  let rows = 0
  for (const dataset of datasets) {
    await zip.add(
      `${dataset.name}.csv`,
      renderCsv(dataset, db, scope, (pageRows) => (rows += pageRows)),
    )
    await zip.add(`${dataset.name}.json`, toJsonArray(dataset.rows(db, scope)))
  }
  for await (const { id, content_type } of streamMedia(db, scope)) {
    const extension = storedExtensions.find((extension) => contentTypeOf[extension] === content_type)
    const image = await store.get(`${scope.accountId}/${id}.${extension}`)
    if (image) await zip.add(`media/${id}.${extension}`, image.body, { isCompressed: true })
  }
  await zip.end()
  return rows
}

async function* renderCsv({ columns, rows }: Dataset, db: Db, scope: AccountScope, onPage: (rows: number) => void) {
  yield byteOrderMark + formatCsvLine(columns)
  for await (const page of rows(db, scope)) {
    onPage(page.length)
    yield page.map((row) => formatCsvLine(columns.map((column) => row[column]))).join('')
  }
}
