import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, formatCsvLine, unescapeFormula } from './csv.ts'

test.for([
  '=1+1',
  '+1',
  '-1+2',
  '-',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '=HYPERLINK("http://evil.example")',
  '+1 603 555 0143+cmd()',
])('a cell that starts with %j is escaped', (cell) => {
  expect(escapeFormula(cell)).toBe(`'${cell}`)
  expect(formatCsvLine([cell])).toMatch(/^"?'/)
})

test.for(['-5', '-5.25', '+1 603 555 0143', '+16035550143', '+44 (20) 7946-0958', 'a-b', '5', "O'Brien", "'til May"])(
  '%j stays as it is, because no spreadsheet runs it',
  (cell) => {
    expect(escapeFormula(cell)).toBe(cell)
    expect(unescapeFormula(cell)).toBe(cell)
  },
)

test.for(["'-5", "'+1 603 555 0143", "'=1+1"])('the apostrophe that a spreadsheet put before %j is removed', (cell) => {
  expect(unescapeFormula(cell)).toBe(cell.slice(1))
})

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(..."'=+-@＝＋－＠\t\r\n 15.,()"), maxLength: 12 }),
)

test('no cell of a file starts like a formula, and every cell is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
      const parsed = parseLine(formatCsvLine(cells))
      for (const text of parsed)
        expect(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !/^-?[\d.]+$|^\+[\d\s().-]{10,}$/.test(text)).toBe(false)
      expect(parsed.map(unescapeFormula)).toEqual(cells)
    }),
    { numRuns: 1000 },
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
