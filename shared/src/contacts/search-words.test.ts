import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.for([
  ['Núñez  LOPEZ', ['nunez', 'lopez'], undefined],
  ['  ', [], undefined],
  ['12 Oak St', ['12', 'oak', 'st'], undefined],
  ['(603) 555-0142', ['(603)', '555-0142'], '6035550142'],
  ['+1 603 555', ['+1', '603', '555'], '603555'],
  ['1 603 555 0142', ['1', '603', '555', '0142'], '6035550142'],
  ['+44 20 7946 0958', ['+44', '20', '7946', '0958'], '442079460958'],
  ['12', ['12'], undefined],
] as const)('"%s" is looked for as %j', ([text, words, digits]) => {
  expect(searchWords(text)).toMatchObject({ words, digits })
})

test('a whole letter pasted into the search is cut to its first words', () => {
  expect(searchWords('a '.repeat(500)).words).toHaveLength(8)
})
