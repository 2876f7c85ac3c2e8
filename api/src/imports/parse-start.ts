import { setImmediate } from 'node:timers/promises'
import { type ImportFormat, importColumnsMaximum } from '@gable/shared/imports/import.ts'
import { parseRecords } from './parse-records.ts'

/** The records at the start of a file. Lets other requests run before each part. */
export async function parseStart(
  start: Buffer,
  format: Pick<ImportFormat, 'encoding' | 'separator'>,
  { columns = importColumnsMaximum } = {},
): Promise<string[][]> {
  const found: string[][] = []
  for await (const records of parseRecords(toStream(start), format, { columns }))
    for (const { cells } of records) found.push(cells)
  return found
}

async function* toStream(start: Buffer) {
  for (let offset = 0; offset < start.length; offset += partBytes) {
    await setImmediate()
    yield start.subarray(offset, offset + partBytes)
  }
}

/** Even of marks and line breaks alone, a part takes a few milliseconds. */
const partBytes = 16 * 1024
