import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, defused, undefused } from './csv.ts'

test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://evil.example")'])(
  'a cell that begins as %j is text and no formula',
  (cell) => {
    expect(defused(cell)).toBe(`'${cell}`)
    expect(csvLine([cell])).toMatch(/^"?'/)
  },
)

test('no cell of a file begins like a formula, whatever it holds, and all are read back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 1, maxLength: 6 }), (cells) => {
      const read = readLine(csvLine(cells))
      expect(read.some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false)
      expect(read.map(undefused)).toEqual(cells.map((cell) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)))
    }),
  )
})

test('what is nothing is an empty cell, and lists of things are JSON', () => {
  expect(csvLine([null, undefined, 0, false, { a: 1 }])).toBe(',,0,false,"{""a"":1}"\r\n')
})

/** As RFC 4180 has it read. */
function readLine(line: string): string[] {
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
