import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPercent } from './rates.ts'

const count = fc.nat({ max: 10_000_000 })

test('a rate has one decimal', () => {
  expect(toPercent(325, 1000)).toBe(32.5)
  expect(toPercent(3, 400)).toBe(0.8)
  expect(toPercent(1, 3)).toBe(33.3)
})

test('a rate is 0 without a total, and at most 100', () => {
  expect(toPercent(5, 0)).toBe(0)
  expect(toPercent(5, undefined)).toBe(0)
  expect(toPercent(5, 2)).toBe(100)
})

test('a rate is between 0 and 100 with one decimal', () => {
  fc.assert(
    fc.property(count, count, (part, total) => {
      const percent = toPercent(part, total)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      expect(Number(percent.toFixed(1))).toBe(percent)
      if (total >= part && total > 0) expect(Math.abs(percent - (part / total) * 100)).toBeLessThanOrEqual(0.05 + 1e-9)
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

test('extreme values also give a rate between 0 and 100', () => {
  for (const part of extremes) {
    for (const total of extremes) {
      const percent = toPercent(part, total)
      expect(percent, `${part} of ${total}`).toBeGreaterThanOrEqual(0)
      expect(percent, `${part} of ${total}`).toBeLessThanOrEqual(100)
      expect(Math.round(percent * 10) / 10, `${part} of ${total}`).toBe(percent)
    }
  }
})
