import { expect, test } from 'vitest'
import { weekChange } from './week-change.ts'

test('twice as many is up by a hundred percent, half as many down by fifty', () => {
  expect(weekChange({ thisWeek: 20, lastWeek: 10 })).toBe(100)
  expect(weekChange({ thisWeek: 5, lastWeek: 10 })).toBe(-50)
})

test('after a week without any there is no percentage', () => {
  expect(weekChange({ thisWeek: 3, lastWeek: 0 })).toBeUndefined()
  expect(weekChange({ thisWeek: 0, lastWeek: 0 })).toBeUndefined()
})

test('none after some is all of it gone, and as many as before is no change', () => {
  expect(weekChange({ thisWeek: 0, lastWeek: 4 })).toBe(-100)
  expect(weekChange({ thisWeek: 4, lastWeek: 4 })).toBe(0)
})
