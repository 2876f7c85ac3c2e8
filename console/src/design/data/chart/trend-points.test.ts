import { expect, test } from 'vitest'
import { getTickStep, toPoints } from './trend-points.ts'

test('the largest value is at the top, zero at the bottom, and points are in the middle of their period', () => {
  expect(toPoints([0, 5, 10], 10)).toEqual([
    { x: 0.5, y: 100 },
    { x: 1.5, y: 50 },
    { x: 2.5, y: 0 },
  ])
})

test('a month has at most ten labels, a week has all seven', () => {
  expect(getTickStep(30)).toBe(3)
  expect(getTickStep(7)).toBe(1)
  expect(getTickStep(0)).toBe(1)
})
