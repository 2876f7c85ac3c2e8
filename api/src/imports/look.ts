import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { isEmail, isPhone } from '@gable/shared/identity/reachable.ts'
import { headerKey } from '@gable/shared/imports/header-key.ts'
import { type ImportReading, importColumnsMaximum, type Separator, separators } from '@gable/shared/imports/import.ts'
import { presetOf } from '@gable/shared/imports/presets.ts'
import { guessedMapping, isTarget } from '@gable/shared/imports/targets.ts'
import { cleanText } from '@gable/shared/submissions/clean-text.ts'
import Papa from 'papaparse'
import { listAttributes } from '../contacts/attribute-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { rememberedMapping } from './queries.ts'
import { recordsIn } from './records.ts'
import { whyHeader } from './refused-file.ts'

/** What a file looks like read one way, for whoever says what its columns are. */
export async function lookInto(db: Db, scope: AccountScope, start: Buffer, reading: ImportReading) {
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
    preset: presetOf(headers),
    is_remembered: mapping !== undefined,
    // An attribute may have gone meanwhile.
    mapping:
      mapping?.map((target) => (isTarget(target, attributes) ? target : '')) ?? guessedMapping(headers, attributes),
  }
}

/** How a file is to be read whose encoding is known: what parts its cells, and whether the first line names them. */
export function readingOf(start: Buffer, encoding: ImportReading['encoding']): ImportReading {
  const text = new TextDecoder(encoding).decode(start)
  const guess = Papa.parse<string[]>(text, { preview: 30, delimitersToGuess: [...separators] })
  const separator = separators.find((one) => one === guess.meta.delimiter) ?? (',' as Separator)
  const [first = []] = Papa.parse<string[]>(text, { preview: 1, delimiter: separator, skipEmptyLines: 'greedy' }).data
  return { encoding, separator, hasHeader: isHeader(first) }
}

export const startLength = 256 * 1024

export const headersKeyOf = (headers: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(headerKey)))
    .digest('hex')

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

async function firstRecords(start: Buffer, reading: ImportReading): Promise<string[][]> {
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

/** Names of columns are words: no e-mails, no numbers, and none of them twice. */
function isHeader(cells: string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isValue = (cell: string) => isEmail(cell) || isPhone(cell) || /^[\d\s.,$/:-]+$/.test(cell)
  return said.length > 0 && !said.some(isValue) && guessedMapping(said, []).some((target) => target !== '')
}

const shortened = (text: string) => cleanText(text).slice(0, 120)
