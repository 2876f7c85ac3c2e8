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
import { rememberedMapping } from './queries.ts'
import { recordsIn } from './parse-records.ts'
import { whyHeader } from './rejected-rows-file.ts'

/** What a file looks like read one way, for whoever says what its columns are. */
export async function lookInto(db: Db, scope: AccountScope, start: Buffer, reading: ImportFormat) {
  const records = await firstRecords(start, reading)
  const width = Math.max(0, ...records.map((cells) => cells.length))
  const columns = Array.from({ length: Math.min(width, importColumnsMaximum) }, (_, place) => place)
  const first = reading.hasHeader ? records[0] : undefined
  const headers = columns.map((place) => shortened(first?.[place] ?? '') || `Column ${place + 1}`)
  const rows = reading.hasHeader ? records.slice(1) : records
  const samples = rows.slice(0, samplesShown).map((cells) => columns.map((place) => shortened(cells[place] ?? '')))
  const attributes = await listAttributes(db, scope, 'CONTACT')
  const remembered = await rememberedMapping(db, scope, headersKeyOf(headers))
  const mapping = remembered && headers.map((header, place) => (header === whyHeader ? '' : (remembered[place] ?? '')))
  return {
    headers,
    samples: JSON.stringify(samples),
    preset: detectPreset(headers),
    is_remembered: mapping !== undefined,
    // An attribute may have gone meanwhile.
    mapping:
      mapping?.map((target) => (isTarget(target, attributes) ? target : '')) ?? guessMapping(headers, attributes),
  }
}

/** How a file is to be read whose encoding is known: what parts its cells, and whether the first line names them. */
export function readingOf(start: Buffer, encoding: ImportFormat['encoding']): ImportFormat {
  const text = new TextDecoder(encoding).decode(start)
  const read = separators.map((separator) => ({ separator, rows: someRows(text, separator) }))
  const [best = { separator: ',' as const, rows: [] }] = read.toSorted((a, b) => evenness(b.rows) - evenness(a.rows))
  return { encoding, separator: best.separator, hasHeader: isHeader(best.rows) }
}

const someRows = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { preview: 30, delimiter, skipEmptyLines: 'greedy' }).data

/** What parts cells makes rows of one width, the wider the better; the last may be cut off. */
function evenness(rows: string[][]): number {
  const width = rows[0]?.length ?? 0
  const even = rows.filter((cells) => cells.length === width).length
  return width < 2 ? 0 : even / rows.length + width / 1000
}

export const startLength = 256 * 1024

/** The rows that were refused come back with one column more: it is the same file. */
export function headersKeyOf(headers: string[]): string {
  const keys = headers.filter((header) => header !== whyHeader).map(toHeaderKey)
  return createHash('sha256').update(JSON.stringify(keys)).digest('hex')
}

/** The beginning of a file; the whole of it is not waited for. */
export async function startOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= startLength) break
  }
  return Buffer.concat(chunks).subarray(0, startLength)
}

const samplesShown = 5

async function firstRecords(start: Buffer, reading: ImportFormat): Promise<string[][]> {
  const found: string[][] = []
  for await (const records of recordsIn(inOne(start), reading)) {
    found.push(...records.slice(0, samplesShown + 1).map(({ cells }) => cells))
    if (found.length > samplesShown) break
  }
  return found.slice(0, samplesShown + 1)
}

async function* inOne(start: Buffer) {
  yield start
}

/** Names of columns are words, without e-mails or numbers; they are known, or what stands below them is of another kind. */
function isHeader([first = [], ...rest]: string[][]): boolean {
  const said = first.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isValue = (cell: string) => isEmail(cell.trim()) || isPhone(cell) || /^[\d\s.,$/:-]*\d[\d\s.,$/:-]*$/.test(cell)
  if (said.includes(whyHeader)) return true
  if (said.length === 0 || said.some(isValue)) return false
  return guessMapping(said, []).some((target) => target !== '') || rest.some((cells) => cells.some(isValue))
}

const shortened = (text: string) => cleanText(text).slice(0, 120)
