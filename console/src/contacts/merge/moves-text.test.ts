import { expect, test } from 'vitest'
import { movesTexts } from './moves-text.ts'

const nothing = { emails: 0, phones: 0, properties: 0, leads: 0, submissions: 0, notes: 0, entries: 0 }

test('what moves is told, and what does not move is not', () => {
  expect(movesTexts({ ...nothing, leads: 1, properties: 2, notes: 3, entries: 7 })).toEqual([
    '2 properties',
    '1 lead',
    '3 notes',
    '4 further entries of the history',
  ])
  expect(movesTexts(nothing)).toEqual([])
})
