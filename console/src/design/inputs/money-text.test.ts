import { expect, test } from 'vitest'
import { moneyText, parseMoney } from './money-text.ts'

test('an amount is read as it is pasted', () => {
  expect(parseMoney('$1,234.50')).toBe(123450)
  expect(parseMoney(' 450000 ')).toBe(45000000)
  expect(parseMoney('USD 12')).toBe(1200)
  expect(parseMoney('12 usd')).toBe(1200)
  expect(parseMoney('($5.25)')).toBe(-525)
  expect(parseMoney('-$5')).toBe(-500)
  expect(parseMoney('.5')).toBe(50)
})

test('agents may write 450k and 1.2m', () => {
  expect(parseMoney('450k')).toBe(45000000)
  expect(parseMoney('$1.2M')).toBe(120000000)
})

test('amounts never pass through a float', () => {
  expect(parseMoney('0.29')).toBe(29)
  expect(parseMoney('1.005')).toBe(101)
  expect(parseMoney('1.004999')).toBe(100)
  expect(parseMoney('-0')).toBe(0)
})

test('nothing is nothing and nonsense is not an amount', () => {
  expect(parseMoney('')).toBeNull()
  expect(parseMoney(' $ ')).toBeNull()
  for (const text of ['abc', '1,23', '1.234,50', 'k', '99999999999999999']) expect(parseMoney(text), text).toBeNaN()
})

test('an amount reads back as itself', () => {
  expect(moneyText(123450)).toBe('1,234.50')
  expect(moneyText(45000000)).toBe('450,000')
  expect(moneyText(5)).toBe('0.05')
  expect(moneyText(-525)).toBe('-5.25')
  expect(moneyText(null)).toBe('')
  for (const amount of [0, 1, 10, 99, 100, 123456789, -1]) expect(parseMoney(moneyText(amount))).toBe(amount)
})
