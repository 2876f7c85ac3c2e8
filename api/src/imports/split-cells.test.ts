import { expect, test } from 'vitest'
import { splitCells } from './split-cells.ts'

const split = (record: string, options = {}) => splitCells(record, ',', { isLiteral: false, maximum: 100, ...options })

test.for([
  ['a,b', ['a', 'b']],
  ['', ['']],
  [',', ['', '']],
  ['a,,c,', ['a', '', 'c', '']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""hi""",c', ['say "hi"', 'c']],
  ['"two\nlines",c', ['two\nlines', 'c']],
  ['5" pipe,c', ['5" pipe', 'c']],
  ['"a" b,c', ['a b', 'c']],
  ['"",c', ['', 'c']],
  ['"never closed,c', ['never closed,c']],
] as const)('%j has the cells %j', ([record, cells]) => {
  expect(split(record)).toEqual(cells)
})

test('quotation marks of a literal record are text', () => {
  expect(split('"Nora,"b"', { isLiteral: true })).toEqual(['"Nora', '"b"'])
})

test('cells after the maximum are left out', () => {
  expect(split('a,b,c,d', { maximum: 2 })).toEqual(['a', 'b'])
})
