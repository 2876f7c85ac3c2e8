import { expect, test } from 'vitest'
import { getWeekChange } from './week-change.ts'

test('doubling is +100%, halving is -50%', () => {
  expect(getWeekChange({ thisWeek: 20, lastWeek: 10 })).toBe(100)
  expect(getWeekChange({ thisWeek: 5, lastWeek: 10 })).toBe(-50)
})

test('there is no percentage after a week with zero', () => {
  expect(getWeekChange({ thisWeek: 3, lastWeek: 0 })).toBeUndefined()
  expect(getWeekChange({ thisWeek: 0, lastWeek: 0 })).toBeUndefined()
})

test('dropping to zero is -100%, and the same number is 0%', () => {
  expect(getWeekChange({ thisWeek: 0, lastWeek: 4 })).toBe(-100)
  expect(getWeekChange({ thisWeek: 4, lastWeek: 4 })).toBe(0)
})
