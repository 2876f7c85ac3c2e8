import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { isEmail, isPhone } from '@gable/shared/identity/contact-formats.ts'
import { toHeaderKey } from '@gable/shared/imports/header-key.ts'
import { type ImportFormat, importColumnsMaximum, separators } from '@gable/shared/imports/import.ts'
import { detectPreset } from '@gable/shared/imports/presets.ts'
import { guessMapping, isTarget } from '@gable/shared/imports/targets.ts'
import { cleanText } from '@gable/shared/text/clean-text.ts'
import Papa from 'papaparse'
import { listAttributes } from '../contacts/attribute-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { parseRecords } from './parse-records.ts'
import { getSavedMapping } from './queries.ts'
import { reasonHeader } from './rejected-rows-file.ts'

/** The headers, samples and suggested mapping of a file in the given format. */
export async function previewFile(db: Db, scope: AccountScope, start: Buffer, format: ImportFormat) {
  const records = await parseFirstRecords(start, format)
  const width = Math.max(0, ...records.map((cells) => cells.length))
  const columns = Array.from({ length: Math.min(width, importColumnsMaximum) }, (_, index) => index)
  const headerCells = format.hasHeader ? records[0] : undefined
  const headers = columns.map((index) => truncate(headerCells?.[index] ?? '') || `Column ${index + 1}`)
  const rows = format.hasHeader ? records.slice(1) : records
  const samples = rows.slice(0, sampleRows).map((cells) => columns.map((index) => truncate(cells[index] ?? '')))
  const attributes = await listAttributes(db, scope, 'CONTACT')
  const saved = await getSavedMapping(db, scope, hashHeaders(headers))
  const mapping = saved && headers.map((header, index) => (header === reasonHeader ? '' : (saved[index] ?? '')))
  return {
    headers,
    samples: JSON.stringify(samples),
    preset: detectPreset(headers),
    is_remembered: mapping !== undefined,
    // An attribute of the saved mapping may have been archived.
    mapping:
      mapping?.map((target) => (isTarget(target, attributes) ? target : '')) ?? guessMapping(headers, attributes),
  }
}

/** Detects the separator, and whether the first row is a header. */
export function detectFormat(start: Buffer, encoding: ImportFormat['encoding']): ImportFormat {
  const text = new TextDecoder(encoding).decode(start)
  const options = separators.map((separator) => ({ separator, rows: parseSampleRows(text, separator) }))
  const [best = { separator: ',' as const, rows: [] }] = options.toSorted(
    (a, b) => scoreRegularity(b.rows) - scoreRegularity(a.rows),
  )
  return { encoding, separator: best.separator, hasHeader: isHeader(best.rows) }
}

const parseSampleRows = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { preview: 30, delimiter, skipEmptyLines: 'greedy' }).data

/** The right separator gives rows of equal width. Among those, wider rows score higher. */
function scoreRegularity(rows: string[][]): number {
  const width = rows[0]?.length ?? 0
  const regularRows = rows.filter((cells) => cells.length === width).length
  return width < 2 ? 0 : regularRows / rows.length + width / 1000
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

async function parseFirstRecords(start: Buffer, format: ImportFormat): Promise<string[][]> {
  const found: string[][] = []
  for await (const records of parseRecords(toStream(start), format)) {
    found.push(...records.slice(0, sampleRows + 1).map(({ cells }) => cells))
    if (found.length > sampleRows) break
  }
  return found.slice(0, sampleRows + 1)
}

async function* toStream(start: Buffer) {
  yield start
}

/** A header has no emails or numbers. It has a known column name, or the rows below it have emails or numbers. */
function isHeader([first = [], ...rest]: string[][]): boolean {
  const names = first.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isValue = (cell: string) => isEmail(cell.trim()) || isPhone(cell) || /^[\d\s.,$/:-]*\d[\d\s.,$/:-]*$/.test(cell)
  if (names.includes(reasonHeader)) return true
  if (names.length === 0 || names.some(isValue)) return false
  return guessMapping(names, []).some((target) => target !== '') || rest.some((cells) => cells.some(isValue))
}

const truncate = (text: string) => cleanText(text).slice(0, 120)
