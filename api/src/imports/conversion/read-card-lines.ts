import type { Encoding } from '@gable/shared/imports/import.ts'

/** The logical lines of contact cards. Long lines continue after a space, or after an equals sign. Photos are left out. */
export async function* readCardLines(body: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  let logicalLine = ''
  for await (const line of readLines(body, encoding)) {
    const isFolded = /^[ \t]/.test(line)
    const isSoftBreak = logicalLine.endsWith('=') && /quoted-printable/i.test(logicalLine)
    if (logicalLine !== '' && (isFolded || isSoftBreak)) {
      if (logicalLine.length > lineMaximum || isPhoto.test(logicalLine)) continue
      logicalLine = isSoftBreak ? logicalLine.slice(0, -1) + line : logicalLine + line.slice(1)
      continue
    }
    if (logicalLine !== '' && !isPhoto.test(logicalLine)) yield logicalLine
    logicalLine = line
  }
  if (logicalLine !== '' && !isPhoto.test(logicalLine)) yield logicalLine
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
