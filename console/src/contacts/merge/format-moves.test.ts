import { expect, test } from 'vitest'
import { formatMoves } from './format-moves.ts'

const nothing = { emails: 0, phones: 0, properties: 0, leads: 0, submissions: 0, notes: 0, entries: 0 }

test('only records that move are named', () => {
  expect(formatMoves({ ...nothing, leads: 1, properties: 2, notes: 3, entries: 7 })).toEqual([
    '2 properties',
    '1 lead',
    '3 notes',
    '4 other activities',
  ])
  expect(formatMoves(nothing)).toEqual([])
})
