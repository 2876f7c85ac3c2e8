import { isEmail, isPhone } from '@gable/shared/identity/contact-formats.ts'
import { guessMapping } from '@gable/shared/imports/guess-mapping.ts'
import { type Encoding, type ImportFormat, separators } from '@gable/shared/imports/import.ts'
import { parseStart } from './parse-start.ts'
import { reasonHeader } from './rejected-rows-file.ts'

/** Detects the separator, and whether the first row is a header. */
export async function detectFormat(start: Buffer, encoding: Encoding): Promise<ImportFormat> {
  const sample = start.subarray(0, sampleBytes)
  const options = []
  for (const separator of separators) {
    const rows = await parseStart(sample, { encoding, separator })
    options.push({ separator, rows: rows.slice(0, sampleRows) })
  }
  const [best = { separator: ',' as const, rows: [] }] = options.toSorted(
    (a, b) => scoreRegularity(b.rows) - scoreRegularity(a.rows),
  )
  return { encoding, separator: best.separator, hasHeader: isHeader(best.rows) }
}

const sampleBytes = 64 * 1024
const sampleRows = 30

/** The right separator gives rows of equal width. Among those, wider rows score higher. */
function scoreRegularity(rows: string[][]): number {
  const width = rows[0]?.length ?? 0
  const regularRows = rows.filter((cells) => cells.length === width).length
  return width < 2 ? 0 : regularRows / rows.length + width / 1000
}

/** A header has no emails or numbers. It has a known column name, or the rows below it have emails or numbers. */
function isHeader([first = [], ...rest]: string[][]): boolean {
  const names = first.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const isNumber = (cell: string) => /^[\d\s.,$/:-]+$/.test(cell) && /\d/.test(cell)
  const isValue = (cell: string) => isEmail(cell.trim()) || isPhone(cell) || isNumber(cell)
  if (names.includes(reasonHeader)) return true
  if (names.length === 0 || names.some(isValue)) return false
  return guessMapping(names, []).some((target) => target !== '') || rest.some((cells) => cells.some(isValue))
}
