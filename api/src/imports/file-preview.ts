import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { guessMapping } from '@gable/shared/imports/guess-mapping.ts'
import { toHeaderKey } from '@gable/shared/imports/header-key.ts'
import { type ImportFormat, importColumnsMaximum } from '@gable/shared/imports/import.ts'
import { detectDateOrder } from '@gable/shared/imports/parse-date.ts'
import { detectPreset } from '@gable/shared/imports/presets.ts'
import { isTarget } from '@gable/shared/imports/targets.ts'
import { cleanText } from '@gable/shared/text/clean-text.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { parseStart } from './parse-start.ts'
import { getSavedMapping } from './queries.ts'
import { reasonHeader } from './rejected-rows-file.ts'

/** The headers, samples, order of dates and suggested mapping of a file in the given format. */
export async function previewFile(db: Db, scope: AccountScope, start: Buffer, format: ImportFormat) {
  const records = await parseStart(start, format, { columns: spreadsheetColumns })
  const firstRecords = records.slice(0, sampleRows + 1)
  const columnCount = Math.max(0, ...firstRecords.map((cells) => cells.length))
  const columns = Array.from({ length: Math.min(columnCount, importColumnsMaximum) }, (_, index) => index)
  const headerCells = format.hasHeader ? firstRecords[0] : undefined
  const headers = columns.map((index) => truncate(headerCells?.[index] ?? '') || `Column ${index + 1}`)
  const rows = format.hasHeader ? firstRecords.slice(1) : firstRecords.slice(0, sampleRows)
  const samples = rows.map((cells) => columns.map((index) => truncate(cells[index] ?? '')))
  const attributes = await listAttributes(db, scope, 'CONTACT')
  const saved = await getSavedMapping(db, scope, hashHeaders(headers))
  const mapping = saved && headers.map((header, index) => (header === reasonHeader ? '' : (saved[index] ?? '')))
  return {
    headers,
    samples: JSON.stringify(samples),
    column_count: columnCount,
    date_order: detectDateOrder(await listCells(records)),
    preset: detectPreset(headers),
    is_remembered: mapping !== undefined,
    // An attribute of the saved mapping may have been archived.
    mapping:
      mapping?.map((target) => (isTarget(target, attributes) ? target : '')) ?? guessMapping(headers, attributes),
  }
}

export const previewBytes = 256 * 1024

/** Identifies files with the same columns. Ignores the reason column that our file of rejected rows adds. */
export function hashHeaders(headers: string[]): string {
  const keys = headers.filter((header) => header !== reasonHeader).map(toHeaderKey)
  return createHash('sha256').update(JSON.stringify(keys)).digest('hex')
}

/** Reads only as much of a file as a preview needs. */
export async function readStart(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= previewBytes) break
  }
  return Buffer.concat(chunks).subarray(0, previewBytes)
}

const sampleRows = 5

/** No spreadsheet has more. */
const spreadsheetColumns = 16_384

/** The cells that may be imported. Lets other requests run before they are searched. */
async function listCells(records: string[][]): Promise<string[]> {
  await setImmediate()
  return records.flatMap((cells) => cells.slice(0, importColumnsMaximum))
}

const truncate = (text: string) => cleanText(text).slice(0, 120)
