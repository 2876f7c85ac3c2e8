import { setImmediate } from 'node:timers/promises'
import { type ImportFormat, importColumnsMaximum } from '@gable/shared/imports/import.ts'
import { parseRecords } from './parse-records.ts'

/** The records at the start of a file. Lets other requests run before it starts. */
export async function parseStart(
  start: Buffer,
  format: Pick<ImportFormat, 'encoding' | 'separator'>,
  { columns = importColumnsMaximum } = {},
): Promise<string[][]> {
  await setImmediate()
  const found: string[][] = []
  for await (const records of parseRecords(toStream(start), format, { columns }))
    for (const { cells } of records) found.push(cells)
  return found
}

async function* toStream(start: Buffer) {
  yield start
}
