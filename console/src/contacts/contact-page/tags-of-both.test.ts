import { expect, test } from 'vitest'
import { tagsOfBoth } from './tags-of-both.ts'

test.each([
  ['both put one on', ['A'], ['A', 'Mine'], ['A', 'Theirs'], ['A', 'Theirs', 'Mine']],
  ['the same by either spelling is put on once', [], ['vip'], ['VIP'], ['VIP']],
  ['one takes off what the other leaves', ['A', 'B'], ['B'], ['A', 'B', 'C'], ['B', 'C']],
  ['what they took off is not put back', ['A', 'B'], ['A', 'B', 'Mine'], ['B'], ['B', 'Mine']],
])('%s', (_, before, mine, theirs, tags) => {
  expect(tagsOfBoth({ before, mine, theirs })).toEqual(tags)
})
