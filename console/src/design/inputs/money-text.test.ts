import { expect, test } from 'vitest'
import { formatMoneyInput, parseMoney } from './money-text.ts'

test('pasted amounts are parsed', () => {
  expect(parseMoney('$1,234.50')).toBe(123450)
  expect(parseMoney(' 450000 ')).toBe(45000000)
  expect(parseMoney('USD 12')).toBe(1200)
  expect(parseMoney('12 usd')).toBe(1200)
  expect(parseMoney('($5.25)')).toBe(-525)
  expect(parseMoney('-$5')).toBe(-500)
  expect(parseMoney('.5')).toBe(50)
})

test('agents can type 450k and 1.2m', () => {
  expect(parseMoney('450k')).toBe(45000000)
  expect(parseMoney('$1.2M')).toBe(120000000)
})

test('amounts are exact, without float rounding', () => {
  expect(parseMoney('0.29')).toBe(29)
  expect(parseMoney('1.005')).toBe(101)
  expect(parseMoney('1.004999')).toBe(100)
  expect(parseMoney('-0')).toBe(0)
})

test('empty input is null and invalid input is NaN', () => {
  expect(parseMoney('')).toBeNull()
  expect(parseMoney(' $ ')).toBeNull()
  for (const text of ['abc', '1,23', '1.234,50', 'k', '99999999999999999']) expect(parseMoney(text), text).toBeNaN()
})

test('a formatted amount parses back to itself', () => {
  expect(formatMoneyInput(123450)).toBe('1,234.50')
  expect(formatMoneyInput(45000000)).toBe('450,000')
  expect(formatMoneyInput(5)).toBe('0.05')
  expect(formatMoneyInput(-525)).toBe('-5.25')
  expect(formatMoneyInput(null)).toBe('')
  for (const amount of [0, 1, 10, 99, 100, 123456789, -1]) expect(parseMoney(formatMoneyInput(amount))).toBe(amount)
})
