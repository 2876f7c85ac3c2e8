import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'

test.for([
  ['Núñez  LOPEZ', ['nunez', 'lopez'], undefined],
  ['  ', [], undefined],
  ['12 Oak St', ['12', 'oak', 'st'], undefined],
  ['(603) 555-0142', ['(603)', '555-0142'], '6035550142'],
  ['+1 603 555', ['+1', '603', '555'], '603555'],
  ['1 603 555 0142', ['1', '603', '555', '0142'], '6035550142'],
  ['+44 20 7946 0958', ['+44', '20', '7946', '0958'], '442079460958'],
  ['12', ['12'], undefined],
] as const)('"%s" is parsed into %j', ([text, words, digits]) => {
  expect(parseSearch(text)).toMatchObject({ words, digits })
})

test('a long text pasted into the search is cut to its first eight words', () => {
  expect(parseSearch('a '.repeat(500)).words).toHaveLength(8)
})
