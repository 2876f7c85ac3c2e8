import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clickConversionRate, clickThroughRate, conversionRate, entranceRate, percentOf } from './rates.ts'

const count = fc.nat({ max: 10_000_000 })

test('entrances are measured by views, and submissions by entrances', () => {
  expect(entranceRate({ views: 1000, entrances: 325 })).toBe(32.5)
  expect(conversionRate({ entrances: 325, submissions: 13 })).toBe(4)
})

test('on a dashboard clicks are measured by views, and submissions by clicks', () => {
  expect(clickThroughRate({ views: 400, clicks: 3 })).toBe(0.8)
  expect(clickConversionRate({ clicks: 3, submissions: 1 })).toBe(33.3)
})

test('a rate of nothing is zero, and more than all of it is all of it', () => {
  expect(entranceRate({ views: 0, entrances: 5 })).toBe(0)
  expect(conversionRate({ entrances: undefined, submissions: 5 })).toBe(0)
  expect(conversionRate({ entrances: 2, submissions: 5 })).toBe(100)
})

test('whatever was counted, a rate lies between 0 and 100 and has one decimal', () => {
  fc.assert(
    fc.property(count, count, (part, whole) => {
      const percent = percentOf(part, whole)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      expect(Number(percent.toFixed(1))).toBe(percent)
      if (whole >= part && whole > 0) expect(Math.abs(percent - (part / whole) * 100)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})

const extremes = [
  0,
  1,
  3,
  7,
  999,
  1e-9,
  0.1,
  -5,
  2 ** 53,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  Number.NaN,
  Infinity,
  -Infinity,
]

test('what cannot be counted stays between 0 and 100 as well', () => {
  for (const part of extremes) {
    for (const whole of extremes) {
      const percent = percentOf(part, whole)
      expect(percent, `${part} of ${whole}`).toBeGreaterThanOrEqual(0)
      expect(percent, `${part} of ${whole}`).toBeLessThanOrEqual(100)
      expect(Math.round(percent * 10) / 10, `${part} of ${whole}`).toBe(percent)
    }
  }
})
