import { expect, test } from 'vitest'
import { canStep, stepAdjustment } from './price-adjustment.ts'

test('− and + change the price adjustment by one percent', () => {
  expect([stepAdjustment(0, 1), stepAdjustment(-8, -1), stepAdjustment(29, 1)]).toEqual([1, -9, 30])
})

test('− stops at -30 and + stops at 30', () => {
  expect([canStep(-30, -1), canStep(-29, -1), canStep(30, 1), canStep(29, 1)]).toEqual([false, true, false, true])
  expect([stepAdjustment(-30, -1), stepAdjustment(30, 1)]).toEqual([-30, 30])
  expect([canStep(-30, 1), canStep(30, -1)]).toEqual([true, true])
})

test('a typed percentage past a bound steps back into the range', () => {
  expect([canStep(45, 1), stepAdjustment(45, -1), canStep(-45, -1), stepAdjustment(-45, 1)]).toEqual([
    false,
    30,
    false,
    -30,
  ])
})

test('an empty, invalid or broken percentage steps to a whole number', () => {
  expect([stepAdjustment(null, 1), stepAdjustment(Number.NaN, -1)]).toEqual([1, -1])
  expect([stepAdjustment(2.5, 1), stepAdjustment(2.5, -1)]).toEqual([3, 2])
})
