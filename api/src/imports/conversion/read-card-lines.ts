import type { Encoding } from '@gable/shared/imports/import.ts'

/** The logical lines of contact cards. Long lines continue after a space, or after an equals sign. Photos are left out. */
export async function* readCardLines(body: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  let logical: LogicalLine | undefined
  for await (const line of readLines(body, encoding)) {
    if (logical?.isSoftBreak) append(logical, line)
    else if (logical && /^[ \t]/.test(line)) append(logical, line.slice(1))
    else {
      if (logical && !logical.isPhoto) yield logical.text
      logical = line === '' ? undefined : startLine(line)
    }
  }
  if (logical && !logical.isPhoto) yield logical.text
}

interface LogicalLine {
  /** Only added to: to search it for each part would read it again and again. */
  text: string
  isPhoto: boolean
  isQuotedPrintable: boolean
  isSoftBreak: boolean
}

function startLine(line: string): LogicalLine {
  const logical = { text: '', isPhoto: isPhoto.test(line), isQuotedPrintable: false, isSoftBreak: false }
  append(logical, line)
  return logical
}

function append(logical: LogicalLine, part: string) {
  logical.isQuotedPrintable ||= /quoted-printable/i.test(part)
  logical.isSoftBreak = logical.isQuotedPrintable && part.endsWith('=')
  if (logical.isPhoto || logical.text.length > lineMaximum) return
  logical.text += logical.isSoftBreak ? part.slice(0, -1) : part
}

const isPhoto = /^([\w-]+\.)?(photo|logo|sound|key)[;:]/i
const lineMaximum = 100_000

async function* readLines(body: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
    rest = (lines.pop() ?? '').slice(-lineMaximum)
    yield* lines
  }
  yield rest + decoder.decode()
}
