import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, formatCsvLine, unescapeFormula } from './csv.ts'

test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://evil.example")'])(
  'a cell that starts with %j is escaped',
  (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`)
    expect(formatCsvLine([cell])).toMatch(/^"?'/)
  },
)

test('no cell of a file starts like a formula, and every cell is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 1, maxLength: 6 }), (cells) => {
      const parsed = parseLine(formatCsvLine(cells))
      expect(parsed.some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false)
      expect(parsed.map(unescapeFormula)).toEqual(
        cells.map((cell) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)),
      )
    }),
  )
})

test('missing values are empty cells, and objects are JSON', () => {
  expect(formatCsvLine([null, undefined, 0, false, { a: 1 }])).toBe(',,0,false,"{""a"":1}"\r\n')
})

/** Parses one line as RFC 4180 defines it. */
function parseLine(line: string): string[] {
  const cells: string[] = []
  let rest = line.slice(0, -2)
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
    const cell = quoted ? quoted[0] : (/^[^,]*/.exec(rest)?.[0] ?? '')
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : cell)
    rest = rest.slice(cell.length)
    if (rest === '') return cells
    rest = rest.slice(1)
  }
}
