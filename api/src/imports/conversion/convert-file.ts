import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Encoding, type ImportFileKind, importBytesMaximum } from '@gable/shared/imports/import.ts'
import { ConversionError, tooLargeMessage } from './conversion-error.ts'
import { convertCards } from './convert-cards.ts'
import { convertWorkbook } from './convert-workbook.ts'

export interface Conversion {
  kind: Exclude<ImportFileKind, 'CSV'>
  source: string
  target: string
  encoding: Encoding
}

/** Writes a file as CSV in UTF-8, so that a check reads every kind of file the same way. Returns the problem, if any. */
export async function convertFile({ kind, source, target, encoding }: Conversion): Promise<string | undefined> {
  try {
    const lines = kind === 'WORKBOOK' ? convertWorkbook(source) : convertCards(source, encoding)
    await pipeline(limitBytes(lines), createWriteStream(target, { mode: 0o600 }))
    return undefined
  } catch (error) {
    if (error instanceof ConversionError) return error.message
    throw error
  }
}

/** A workbook of kilobytes may repeat a text into gigabytes. */
async function* limitBytes(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let bytes = 0
  for await (const line of lines) {
    bytes += Buffer.byteLength(line)
    if (bytes > importBytesMaximum) throw new ConversionError(tooLargeMessage)
    yield line
  }
}
