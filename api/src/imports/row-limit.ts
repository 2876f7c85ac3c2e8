import type { Readable } from 'node:stream'
import { type ImportFormat, importRowsMaximum } from '@gable/shared/imports/import.ts'
import { parseRecords } from './parse-records.ts'

type OpenFile = () => Promise<{ body: Readable } | undefined>

/** Counts the rows of a file before any is processed. A file with few enough lines needs no parsing. */
export async function exceedsRowLimit(openFile: OpenFile, format: ImportFormat): Promise<boolean> {
  const maximum = importRowsMaximum + (format.hasHeader ? 1 : 0)
  if ((await countLines(openFile, maximum)) <= maximum) return false
  const file = await openFile()
  if (!file) return false
  let rows = 0
  for await (const records of parseRecords(file.body, format)) {
    rows += records.length
    if (rows > maximum) return true
  }
  return false
}

/** Stops counting above the maximum. */
async function countLines(openFile: OpenFile, maximum: number): Promise<number> {
  const file = await openFile()
  let lineEnds = 0
  for await (const chunk of (file?.body ?? []) as AsyncIterable<Buffer>) {
    for (const byte of chunk) if (byte === 10 || byte === 13) lineEnds++
    if (lineEnds > maximum) break
  }
  return lineEnds + 1
}
