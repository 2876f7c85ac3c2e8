import { expect, test } from 'vitest'
import { createDayScale, getTicks, toPercent } from './chart-scale.ts'

test('ticks are round and enclose the values', () => {
  expect(getTicks([300_000, 420_000])).toStrictEqual([300_000, 350_000, 400_000, 450_000])
  expect(getTicks([5.87, 7.34])).toStrictEqual([5.5, 6, 6.5, 7, 7.5])
})

test('any values lie between the first and the last tick', () => {
  for (let low = 0.013; low < 50_000_000; low *= 3.7) {
    for (const factor of [1, 1.0001, 1.4, 90]) {
      const ticks = getTicks([low, low * factor])
      expect(ticks[0]).toBeLessThanOrEqual(low)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(low * factor)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(toPercent(low, ticks)).toBeGreaterThanOrEqual(0)
      expect(toPercent(low * factor, ticks)).toBeLessThanOrEqual(100)
    }
  }
})

test('a flat line gets space around it', () => {
  expect(toPercent(320_000, getTicks([320_000, 320_000]))).toBe(50)
  expect(toPercent(0, getTicks([0, 0]))).toBe(50)
})

test('days are placed by time', () => {
  const scale = createDayScale('2026-01-01', '2026-01-31')
  expect(['2026-01-01', '2026-01-16', '2026-01-31'].map(scale)).toStrictEqual([0, 50, 100])
  expect(createDayScale('2026-01-01', '2026-01-01')('2026-01-01')).toBe(50)
})
