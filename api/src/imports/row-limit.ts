import type { Readable } from 'node:stream'
import { type ImportFormat, importRowsMaximum } from '@gable/shared/imports/import.ts'
import { recordsIn } from './parse-records.ts'

type Open = () => Promise<{ body: Readable } | undefined>

/**
 * Whether a file has more rows than are taken, said before the first of them is looked at. Where its lines are few enough
 * so are its rows, and they need not be told apart.
 */
export async function isTooLong(open: Open, reading: ImportFormat): Promise<boolean> {
  const most = importRowsMaximum + (reading.hasHeader ? 1 : 0)
  if ((await linesOf(open, most)) <= most) return false
  const file = await open()
  if (!file) return false
  let rows = 0
  for await (const records of recordsIn(file.body, reading)) {
    rows += records.length
    if (rows > most) return true
  }
  return false
}

/** At least so many lines there are, counted no further than it takes. */
async function linesOf(open: Open, most: number): Promise<number> {
  const file = await open()
  let ends = 0
  for await (const chunk of (file?.body ?? []) as AsyncIterable<Buffer>) {
    for (const byte of chunk) if (byte === 10 || byte === 13) ends++
    if (ends > most) break
  }
  return ends + 1
}
