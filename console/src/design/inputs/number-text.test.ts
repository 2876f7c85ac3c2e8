import { expect, test } from 'vitest'
import { formatNumberInput, parseNumber, stepNumber } from './number-text.ts'

test('typed numbers are parsed', () => {
  expect(parseNumber('1,204')).toBe(1204)
  expect(parseNumber('6.75 %')).toBe(6.75)
  expect(parseNumber('')).toBeNull()
  expect(parseNumber('six')).toBeNaN()
})

test('numbers are formatted with commas', () => {
  expect(formatNumberInput(1204.5)).toBe('1,204.5')
  expect(formatNumberInput(0.000001)).toBe('0.000001')
  expect(formatNumberInput(-1204)).toBe('-1,204')
  expect(formatNumberInput(null)).toBe('')
  expect(formatNumberInput(Number.NaN)).toBe('')
})

test('a step stays within the limits and adds no float error', () => {
  expect(stepNumber(0.1, 0.2)).toBe(0.3)
  expect(stepNumber(6.875, 0.05)).toBe(6.925)
  expect(stepNumber(null, 1)).toBe(1)
  expect(stepNumber(30, 1, 1, 30)).toBe(30)
  expect(stepNumber(1, -1, 1, 30)).toBe(1)
})
