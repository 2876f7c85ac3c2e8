import { expect, test } from 'vitest'
import { weekChange } from './week-change.ts'

test('twice as many is up by a hundred percent, half as many down by fifty', () => {
  expect(weekChange({ thisWeek: 20, lastWeek: 10 })).toBe(100)
  expect(weekChange({ thisWeek: 5, lastWeek: 10 })).toBe(-50)
})

test('after a week without any there is no percentage, and nothing after nothing is no change', () => {
  expect(weekChange({ thisWeek: 3, lastWeek: 0 })).toBeUndefined()
  expect(weekChange({ thisWeek: 0, lastWeek: 0 })).toBe(0)
  expect(weekChange({ thisWeek: 0, lastWeek: 4 })).toBe(-100)
})
