import type { WriteStream } from 'node:fs'
import { byteOrderMark, csvLine } from '@gable/shared/exports/csv.ts'
import { contentTypeOf, storedExtensions } from '@gable/shared/media/image.ts'
import type { Db } from '../platform/database.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type Dataset, datasets, mediaOf } from './dataset-queries.ts'
import { jsonArray } from './json-array.ts'
import { ZipWriter } from './zip.ts'

/** All that an account holds: each kind of thing as CSV and as JSON, and every picture. Answers of how many rows. */
export async function writeEverything(
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
      csvOf(dataset, db, scope, (count) => (rows += count)),
    )
    await zip.add(`${dataset.name}.json`, jsonArray(dataset.rows(db, scope)))
  }
  for await (const { id, content_type } of mediaOf(db, scope)) {
    const extension = storedExtensions.find((one) => contentTypeOf[one] === content_type)
    const picture = await store.get(`${scope.accountId}/${id}.${extension}`)
    if (picture) await zip.add(`media/${id}.${extension}`, picture.body, { isPacked: true })
  }
  await zip.end()
  return rows
}

async function* csvOf({ columns, rows }: Dataset, db: Db, scope: AccountScope, counted: (count: number) => void) {
  yield byteOrderMark + csvLine(columns)
  for await (const page of rows(db, scope)) {
    counted(page.length)
    yield page.map((row) => csvLine(columns.map((column) => row[column]))).join('')
  }
}
