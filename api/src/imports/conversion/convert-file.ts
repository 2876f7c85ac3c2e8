import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Encoding, ImportFileKind } from '@gable/shared/imports/import.ts'
import { ConversionError } from './conversion-error.ts'
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
    await pipeline(lines, createWriteStream(target, { mode: 0o600 }))
    return undefined
  } catch (error) {
    if (error instanceof ConversionError) return error.message
    throw error
  }
}
