import { readFile } from 'node:fs/promises'
import { formatCsvLine } from '@gable/shared/exports/csv.ts'
import { importRowsMaximum } from '@gable/shared/imports/import.ts'
import { type CellValue, type StreamRow, streamXlsxRows } from 'hucre/xlsx'
import { limitCell } from '../parse-records.ts'
import { ConversionError, tooLargeMessage } from './conversion-error.ts'
import { getUnpackedBytes } from './unpacked-bytes.ts'

/** The lines of the first sheet that has any. Blank rows stay, so that row numbers match the spreadsheet. */
export async function* convertWorkbook(path: string): AsyncGenerator<string> {
  const bytes = await readFile(path)
  const unpackedBytes = getUnpackedBytes(bytes)
  if (unpackedBytes === undefined) throw new ConversionError(unreadableMessage)
  if (unpackedBytes > unpackedBytesMaximum) throw new ConversionError(tooLargeMessage)
  for (let sheet = 0; sheet < sheetsMaximum; sheet++) {
    let lines = 0
    for await (const { index, values } of readRows(bytes, sheet)) {
      if (index >= spreadsheetRows) throw new ConversionError(tooManyRowsMessage)
      const cells = values.map((value) => limitCell(toText(value)))
      if (cells.every((cell) => cell === '')) continue
      if (index > importRowsMaximum) throw new ConversionError(tooManyRowsMessage)
      if (index < lines) throw new ConversionError(unreadableMessage)
      yield '\r\n'.repeat(index - lines) + formatCsvLine(cells)
      lines = index + 1
    }
    if (lines > 0) return
  }
  throw new ConversionError('This workbook is empty')
}

/** A small file may unpack to gigabytes. The reader unpacks no entry to more than its declared size. */
const unpackedBytesMaximum = 500_000_000
/** No spreadsheet has more, and those after the last person are often blank. */
const spreadsheetRows = 1_048_576
/** The reader has no rows for a sheet that does not exist. */
const sheetsMaximum = 30

const tooManyRowsMessage = `This file has more than ${importRowsMaximum.toLocaleString('en-US')} rows. Please split it and import the parts one after another.`

async function* readRows(bytes: Buffer, sheet: number): AsyncGenerator<StreamRow> {
  const rows = streamXlsxRows(bytes, { sheet })
  for (;;) {
    const step = await rows.next().catch(() => {
      throw new ConversionError(unreadableMessage)
    })
    if (step.done) return
    yield step.value
  }
}

const unreadableMessage =
  'This workbook could not be read. Please save it as .xlsx without a password, or as CSV, and choose that file.'

/** Dates of a spreadsheet have no time zone, and the reader returns them in UTC. */
function toText(value: CellValue): string {
  if (value === null) return ''
  if (!(value instanceof Date)) return String(value)
  if (Number.isNaN(value.getTime())) return ''
  const text = value.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19)
}
