import { expect, test } from 'vitest'
import { mergeTags } from './merge-tags.ts'

test.each([
  ['both added a tag', ['A'], ['A', 'Mine'], ['A', 'Theirs'], ['A', 'Theirs', 'Mine']],
  ['both added the same tag in different case', [], ['vip'], ['VIP'], ['VIP']],
  ['one removed a tag that the other kept', ['A', 'B'], ['B'], ['A', 'B', 'C'], ['B', 'C']],
  ['a tag they removed stays removed', ['A', 'B'], ['A', 'B', 'Mine'], ['B'], ['B', 'Mine']],
])('%s', (_, base, mine, theirs, tags) => {
  expect(mergeTags({ base, mine, theirs })).toEqual(tags)
})
