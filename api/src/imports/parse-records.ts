import { type ImportFormat, importColumnsMaximum } from '@gable/shared/imports/import.ts'
import { noteCellMaximum } from '@gable/shared/imports/split-notes.ts'
import { splitCells } from './split-cells.ts'

/** A record of a CSV file, with its row number in a spreadsheet. */
export interface CsvRecord {
  row: number
  cells: string[]
}

/**
 * Parses a CSV stream, some records at a time. Blank rows are left out but counted. A quotation mark that is never closed
 * is ignored, so it does not swallow the rows after it.
 */
export async function* parseRecords(
  body: AsyncIterable<Buffer>,
  { encoding, separator }: Pick<ImportFormat, 'encoding' | 'separator'>,
  { columns = importColumnsMaximum } = {},
): AsyncGenerator<CsvRecord[]> {
  let row = 0
  for await (const texts of joinLines(readLines(body, encoding), separator)) {
    const records = texts.map(({ text, isLiteral }) => ({
      row: ++row,
      cells: splitCells(text, separator, { isLiteral, maximum: columns }).map(limitCell),
    }))
    yield records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  }
}

/** A cut cell is still longer than any field allows, so its row is rejected with a message about the length. */
export const limitCell = (cell: string) => (cell.length > cellMaximum ? cell.slice(0, cellMaximum) : cell)

const cellMaximum = noteCellMaximum + 1

async function* readLines(body: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const chunk of body) {
    const text = rest + decoder.decode(chunk, { stream: true })
    // A carriage return at the end may be half of a line break that the next chunk completes.
    const lines = text.split(text.endsWith('\r') ? /\r\n|\n|\r(?!$)/ : /\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    if (rest.length > lineMaximum) {
      lines.push(rest)
      rest = ''
    }
    yield lines
  }
  rest += decoder.decode()
  if (rest !== '') yield [rest.replace(/\r$/, '')]
}

const lineMaximum = 200_000

/** The text of one record. Quotation marks in literal text have no meaning. */
interface RecordText {
  text: string
  isLiteral: boolean
}

async function* joinLines(chunks: AsyncIterable<string[]>, separator: string): AsyncGenerator<RecordText[]> {
  const join = createLineJoiner(separator)
  for await (const lines of chunks) yield join(lines)
  yield join([], true)
}

/** Joins the lines of a quoted cell. A quotation that is too long counts as an unclosed quotation mark. */
function createLineJoiner(separator: string) {
  let openLines: string[] = []
  let openLength = 0
  const takeOpenLines = () => {
    const lines = openLines
    openLines = []
    openLength = 0
    return lines
  }
  return (lines: string[], isEnd = false): RecordText[] => {
    const records: RecordText[] = []
    const pending = lines.toReversed()
    const ignoreOpenQuote = () => {
      const [first = '', ...others] = takeOpenLines()
      records.push({ text: first.replace('"', ''), isLiteral: true })
      pending.push(...others.reverse())
    }
    while (pending.length > 0 || (isEnd && openLines.length > 0)) {
      const line = pending.pop()
      if (line === undefined) {
        ignoreOpenQuote()
        continue
      }
      if (openLines.length > 0 && startsQuotation(line, separator)) {
        pending.push(line)
        ignoreOpenQuote()
        continue
      }
      const staysOpen = endsInsideQuotes(line, separator, openLines.length > 0)
      openLines.push(line)
      openLength += line.length
      if (!staysOpen) records.push({ text: takeOpenLines().join('\n'), isLiteral: false })
      else if (openLines.length > quotationLinesMaximum || openLength > quotationLengthMaximum) ignoreOpenQuote()
    }
    return records
  }
}

const quotationLinesMaximum = 100
const quotationLengthMaximum = 20_000

/** A line that starts a quotation inside another one shows that the other was never closed. */
const startsQuotation = (line: string, separator: string) =>
  line.startsWith('"') && line.length > 1 && line[1] !== '"' && line[1] !== separator

/** Whether a quotation is open at the end of a line. */
function endsInsideQuotes(line: string, separator: string, startsInside: boolean): boolean {
  if (!line.includes('"')) return startsInside
  let isInside = startsInside
  let isCellStart = !startsInside
  for (let index = 0; index < line.length; index++) {
    const character = line[index]
    if (isInside) {
      if (character !== '"') continue
      if (line[index + 1] === '"') index++
      else isInside = false
    } else if (character === '"' && isCellStart) isInside = true
    else isCellStart = character === separator
  }
  return isInside
}
