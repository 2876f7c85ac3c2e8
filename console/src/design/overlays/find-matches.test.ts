import { expect, test } from 'vitest'
import { findMatches } from './find-matches.ts'

const mark = (text: string, query: string) => findMatches(text, query).map(([start, end]) => text.slice(start, end))

test('every word of a search is marked, ignoring case and accents', () => {
  expect(mark('José Núñez', 'nunez jo')).toEqual(['Jo', 'Núñez'])
  expect(mark('12 Elm Street, Dover', 'elm dov')).toEqual(['Elm', 'Dov'])
})

test('the beginning of a word is preferred', () => {
  expect(findMatches('Delmar Elm', 'elm')).toEqual([[7, 10]])
  expect(mark('Fielding', 'ield')).toEqual(['ield'])
})

test('digits match across the punctuation of a phone number', () => {
  expect(mark('(603) 555-0142', '603555')).toEqual(['603) 555'])
  expect(mark('(603) 555-0142', '55501')).toEqual(['555-01'])
  expect(mark('1204 Elm Street', '1204')).toEqual(['1204'])
})

test('nothing is marked without a match, and special characters are plain text', () => {
  expect(mark('Aiko Yamamoto', 'yamamotto')).toEqual([])
  expect(mark('Nora (Field)', '(')).toEqual(['('])
  expect(mark('Nora', '  ')).toEqual([])
})
