import type { ImportFormat } from '@gable/shared/imports/import.ts'
import { noteCellMaximum } from '@gable/shared/imports/split-notes.ts'
import Papa from 'papaparse'

/** A line of a spreadsheet, with the number it has there. */
export interface FileRecord {
  row: number
  cells: string[]
}

/**
 * The records of a file as it is read, some at a time; blank ones are left out and counted. A quotation mark that is
 * never closed is overlooked: what follows is not lost in it.
 */
export async function* recordsIn(
  body: AsyncIterable<Buffer>,
  { encoding, separator }: Pick<ImportFormat, 'encoding' | 'separator'>,
): AsyncGenerator<FileRecord[]> {
  let row = 0
  for await (const { text, isLiteral } of wholeRecords(linesIn(body, encoding), separator)) {
    const quoting = isLiteral ? { quoteChar: '\u0000', escapeChar: '\u0000' } : {}
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', ...quoting })
    const records = data.map((cells) => ({ row: ++row, cells: cells.map(bounded) }))
    yield records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  }
}

/** Longer than anything that is kept of a person: it will be refused, and said to be too long. */
const bounded = (cell: string) => (cell.length > cellMaximum ? cell.slice(0, cellMaximum) : cell)

const cellMaximum = noteCellMaximum + 1

async function* linesIn(body: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const chunk of body) {
    const text = rest + decoder.decode(chunk, { stream: true })
    // Whether a last return is a line end of its own, the next character tells.
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

interface Piece {
  text: string
  isLiteral: boolean
}

async function* wholeRecords(chunks: AsyncIterable<string[]>, separator: string): AsyncGenerator<Piece> {
  const gather = gatherer(separator)
  for await (const lines of chunks) yield* gather(lines)
  yield* gather([], true)
}

/** Joins lines where a quotation goes over the end of one, and gives up one that goes on for too long. */
function gatherer(separator: string) {
  let open: string[] = []
  let size = 0
  const taken = () => {
    const lines = open
    open = []
    size = 0
    return lines
  }
  return (lines: string[], isEnd = false): Piece[] => {
    const pieces: Piece[] = []
    let whole: string[] = []
    const finish = () => {
      if (whole.length > 0) pieces.push({ text: whole.join('\n'), isLiteral: false })
      whole = []
    }
    const waiting = lines.toReversed()
    const giveUp = () => {
      finish()
      const [first = '', ...others] = taken()
      pieces.push({ text: first.replace('"', ''), isLiteral: true })
      waiting.push(...others.reverse())
    }
    while (waiting.length > 0 || (isEnd && open.length > 0)) {
      const line = waiting.pop()
      if (line === undefined) {
        giveUp()
        continue
      }
      if (open.length > 0 && opensAnew(line, separator)) {
        waiting.push(line)
        giveUp()
        continue
      }
      const staysOpen = endsWithin(line, separator, open.length > 0)
      open.push(line)
      size += line.length
      if (!staysOpen) whole.push(...taken())
      else if (open.length > quotationLines || size > quotationLength) giveUp()
    }
    finish()
    return pieces
  }
}

const quotationLines = 100
const quotationLength = 20_000

/** A line that begins a quotation within another says that the other was never closed. */
const opensAnew = (line: string, separator: string) =>
  line.startsWith('"') && line.length > 1 && line[1] !== '"' && line[1] !== separator

/** Whether a quotation is open at the end of a line that may begin within one. */
function endsWithin(line: string, separator: string, isWithin: boolean): boolean {
  if (!line.includes('"')) return isWithin
  let within = isWithin
  let atStart = !isWithin
  for (let place = 0; place < line.length; place++) {
    const character = line[place]
    if (within) {
      if (character !== '"') continue
      if (line[place + 1] === '"') place++
      else within = false
    } else if (character === '"' && atStart) within = true
    else atStart = character === separator
  }
  return within
}
