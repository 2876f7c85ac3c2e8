import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { separators } from '@gable/shared/imports/import.ts'
import { csvBytesMaximum, csvRowsMaximum } from '@gable/shared/mls/connection.ts'
import type { MlsRun } from '@gable/shared/mls/run.ts'
import { createEncodingDetector } from '../imports/encoding-detector.ts'
import { parseRecords } from '../imports/parse-records.ts'
import { parseStart } from '../imports/parse-start.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { type ConnectionRow, setSynced } from './connection-queries.ts'
import { toResoFields } from './csv-columns.ts'
import { parseCsvRow } from './parse-csv-row.ts'
import type { ParsedListing } from './parse-listing.ts'
import { countPage, endRun, getRun, insertRun, type RunRow, toRun } from './run-queries.ts'
import { storeListings } from './store-page.ts'

interface CsvOptions {
  connection: ConnectionRow
  body: AsyncIterable<Buffer>
  secret: Buffer
}

const batchRows = 500

/** Stores the listings of a file in batches. Rows that cannot be read are reported. */
export async function storeCsv(db: Db, scope: Scope, { connection, body, secret }: CsvOptions): Promise<MlsRun> {
  const { file, encoding } = await readFile(body)
  const separator = await detectSeparator(file, encoding)
  const [headers = []] = await parseStart(file.subarray(0, sampleBytes), { encoding, separator })
  const fields = toResoFields(headers)
  for (const field of ['StandardStatus', 'City'])
    if (!fields.includes(field)) throw fileProblem(`This file has no column for the ${columnLabels[field]}.`)
  if (!fields.includes('ListingId') && !fields.includes('ListingKey'))
    throw fileProblem('This file has no column for the MLS number.')
  const run = await withAccount(db, scope, (db) =>
    insertRun(db, scope, { connectionId: connection.id, kind: 'CSV', requestedBy: scope.agentId }),
  )
  if (!run) throw new Problem('conflict', 'A file is being stored already. Please wait until it is done.')
  try {
    const now = new Date()
    const parse = (cells: string[]) => parseCsvRow(cells, fields, now)
    await storeRows(db, scope, { connection, secret, run, batches: readBatches(file, { encoding, separator }, parse) })
  } catch (error) {
    const message = error instanceof Problem ? error.message : 'The file could not be stored.'
    await withAccount(db, scope, (db) => endRun(db, scope, run, { state: 'FAILED', error: message }))
    throw error
  }
  return withAccount(db, scope, async (db) => {
    await endRun(db, scope, run, { state: 'DONE' })
    await setSynced(db, scope, connection.id, false)
    await publishLiveEvent(db, scope, { kind: 'mls', connectionId: connection.id })
    return toRun((await getRun(db, scope, run.id)) ?? run)
  })
}

interface StoreOptions {
  connection: ConnectionRow
  secret: Buffer
  run: RunRow
  batches: AsyncIterable<ParsedListing[]>
}

async function storeRows(db: Db, scope: Scope, { connection, secret, run, batches }: StoreOptions) {
  for await (const parsed of batches)
    await withAccount(db, scope, async (db) => {
      await countPage(db, scope, run.id, await storeListings(db, scope, { connection, parsed, secret }))
      await publishLiveEvent(db, scope, { kind: 'mls', connectionId: connection.id })
    })
}

type Format = Pick<Parameters<typeof parseRecords>[1], 'encoding' | 'separator'>

async function* readBatches(file: Buffer, format: Format, parse: (cells: string[]) => ParsedListing) {
  let [isHeader, count] = [true, 0]
  let batch: ParsedListing[] = []
  for await (const records of parseRecords(toStream(file), format))
    for (const { cells } of records) {
      if (isHeader) {
        isHeader = false
        continue
      }
      if (++count > csvRowsMaximum)
        throw fileProblem(`This file has more than ${csvRowsMaximum.toLocaleString('en-US')} rows. Please split it.`)
      batch.push(parse(cells))
      if (batch.length < batchRows) continue
      yield batch
      batch = []
    }
  if (batch.length > 0) yield batch
}

/** In chunks, so that other requests run in between. */
async function* toStream(file: Buffer) {
  for (let start = 0; start < file.length; start += chunkBytes) yield file.subarray(start, start + chunkBytes)
}

const chunkBytes = 256 * 1024
const sampleBytes = 64 * 1024

async function readFile(body: AsyncIterable<Buffer>) {
  const detector = createEncodingDetector()
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > csvBytesMaximum) throw fileProblem('This file is larger than 25 MB. Please split it.')
    detector.push(chunk)
    chunks.push(chunk)
  }
  if (bytes === 0) throw fileProblem('This file is empty.')
  const encoding = detector.detect()
  if (encoding === 'WORKBOOK' || encoding === 'OLD_WORKBOOK' || encoding === 'NOT_TEXT')
    throw fileProblem('This file is not a CSV file. Please export CSV from your MLS.')
  return { file: Buffer.concat(chunks), encoding }
}

/** The one that gives the most columns that are known. */
async function detectSeparator(file: Buffer, encoding: Format['encoding']): Promise<Format['separator']> {
  const start = file.subarray(0, sampleBytes)
  let best: { separator: Format['separator']; known: number } = { separator: ',', known: 0 }
  for (const separator of separators) {
    const [headers = []] = await parseStart(start, { encoding, separator })
    const known = toResoFields(headers).filter(Boolean).length
    if (known > best.known) best = { separator, known }
  }
  return best.separator
}

const columnLabels: Record<string, string> = { StandardStatus: 'status', City: 'city' }

const fileProblem = (message: string) => invalid({ file: message }, message)
