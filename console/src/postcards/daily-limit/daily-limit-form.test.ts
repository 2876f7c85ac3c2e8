import { expect, test } from 'vitest'
import { DailyLimitForm, getDailyCost, needsSupport } from './daily-limit-form.ts'

const getError = (limit: number | null) => DailyLimitForm.safeParse({ limit }).error?.issues[0]?.message

test.for([0, null, Number.NaN, -5, 2.5])('a daily limit of %s is refused', (limit) => {
  expect(getError(limit)).toBe('Daily Limit cannot be 0')
})

test('a daily limit is a whole number up to 100,000', () => {
  expect(DailyLimitForm.parse({ limit: 1 })).toEqual({ limit: 1 })
  expect(DailyLimitForm.parse({ limit: 100_000 })).toEqual({ limit: 100_000 })
  expect(getError(100_001)).toBe('Daily Limit cannot be more than 100,000')
})

test('only a limit above 100,000 is agreed with support', () => {
  expect([null, Number.NaN, 0, 100_000, 100_001].map(needsSupport)).toEqual([false, false, false, false, true])
})

test('a postcard costs ten credits', () => {
  expect(getDailyCost(50)).toEqual({ postcards: 50, credits: 500 })
  for (const limit of [null, Number.NaN, -1, 1.5]) expect(getDailyCost(limit)).toEqual({ postcards: 0, credits: 0 })
})
