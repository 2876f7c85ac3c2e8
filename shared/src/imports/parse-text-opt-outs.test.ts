import { expect, test } from 'vitest'
import { parseTextOptOuts } from './parse-text-opt-outs.ts'
import { toRowTexts } from './row-texts.ts'

const phones = ['(603) 555-0143', '+1 603 555 0144']
const parse = (cell: string) => parseTextOptOuts(toRowTexts([cell], ['textOptOut']), phones)

test.for(['yes', 'TRUE', 'x', '1', 'Opted out', 'STOP', '2021-05-03 14:02:11', '5/3/2021'])(
  '“%s” in a column of opt-outs opts all numbers of the row out of texts',
  (cell) => expect(parse(cell)).toEqual(phones),
)

test.for(['', 'no', 'false', '0', 'Opted in', 'subscribed', 'N/A', '-'])('“%s” opts nobody out', (cell) =>
  expect(parse(cell)).toEqual([]),
)

test('numbers in the column opt out these alone, however they are written', () => {
  expect(parse('6035550144')).toEqual(['+1 603 555 0144'])
  expect(parse('+1 (603) 555-0143; 603.555.0144')).toEqual(phones)
  expect(parse('603 555 9999')).toEqual([])
  expect(parse('555-9999 x12')).toEqual([])
})
