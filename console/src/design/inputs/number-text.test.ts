import { expect, test } from 'vitest'
import { numberText, parseNumber, stepped } from './number-text.ts'

test('a number is read as it is written', () => {
  expect(parseNumber('1,204')).toBe(1204)
  expect(parseNumber('6.75 %')).toBe(6.75)
  expect(parseNumber('')).toBeNull()
  expect(parseNumber('six')).toBeNaN()
})

test('a number reads back as itself', () => {
  expect(numberText(1204.5)).toBe('1,204.5')
  expect(numberText(0.000001)).toBe('0.000001')
  expect(numberText(-1204)).toBe('-1,204')
  expect(numberText(null)).toBe('')
  expect(numberText(Number.NaN)).toBe('')
})

test('a step stays within the limits and leaves no tail', () => {
  expect(stepped(0.1, 0.2)).toBe(0.3)
  expect(stepped(6.875, 0.05)).toBe(6.925)
  expect(stepped(null, 1)).toBe(1)
  expect(stepped(30, 1, 1, 30)).toBe(30)
  expect(stepped(1, -1, 1, 30)).toBe(1)
})
