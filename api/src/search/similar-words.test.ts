import { expect, test } from 'vitest'
import { countMistakes, rankBySimilarity } from './similar-words.ts'

test.for([
  ['yamamotto', 'yamamoto', 1],
  ['wislon', 'wilson', 1],
  ['fiher', 'fisher', 1],
  ['fisher', 'fisher', 0],
  ['smith', 'jones', 5],
  ['', 'ab', 2],
] as const)('%s differs from %s by %i mistakes', ([one, other, mistakes]) => {
  expect(countMistakes(one, other)).toBe(mistakes)
})

const rank = (texts: string[], search: string) =>
  rankBySimilarity(
    texts.map((text) => ({ text })),
    search.split(' '),
  ).map(({ text }) => text)

test('the text with the fewest mistakes comes first, and texts with too many are left out', () => {
  expect(rank(['fiona fraser', 'eli fishre', 'eli fisher'], 'fisherr')).toEqual(['eli fisher', 'eli fishre'])
  expect(rank(['james banerjee', 'james barnes'], 'james banres')).toEqual(['james barnes'])
})

test('a word that is not complete yet may have a mistake too', () => {
  expect(rank(['aiko yamamoto'], 'aiko yamma')).toEqual(['aiko yamamoto'])
})

test('short words and numbers must be right', () => {
  expect(rank(['12 elm street'], '13 elm stret')).toEqual([])
  expect(rank(['12 elm street'], '12 elm stret')).toEqual(['12 elm street'])
})
