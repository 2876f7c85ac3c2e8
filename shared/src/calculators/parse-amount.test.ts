import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountBounds, getBoundsError, percentBounds, priceBounds, termBounds } from './bounds.ts'
import { formatMoney, formatPlainMoney } from './format-money.ts'
import { parseMoney, parsePercent } from './parse-amount.ts'

test.each([
  ['$1,250,000', 125_000_000],
  ['1 250 000.50', 125_000_050],
  ['$ 1,250,000.5 USD', 125_000_050],
  ['1,2500', 1_250_000],
  ['.5', 50],
  ['12.', 1_200],
  ['1.005', 101],
  ['450k', 45_000_000],
  ['1.25M', 125_000_000],
  ['-200', -20_000],
  ['−$200.10', -20_010],
  ['($200)', -20_000],
  ['007', 700],
  ['0', 0],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  [`-${'9'.repeat(400)}`, -Number.MAX_SAFE_INTEGER],
])('%s is parsed', (text, cents) => {
  expect(parseMoney(text)).toBe(cents)
})

test.each(['', '   ', '$', ' $ '])('blank text (%j) is empty', (text) => {
  expect(parseMoney(text)).toBe('empty')
})

test.each([
  'abc',
  '1.250,50 €',
  '1.2.3',
  '--5',
  '(5',
  '5)',
  ',',
  '.',
  '-',
  'k',
  '1e9',
  'NaN',
  'Infinity',
  '0x10',
  '١٢',
  '5%',
])('%s is unreadable', (text) => {
  expect(parseMoney(text)).toBe('unreadable')
})

test.each([
  ['6.5', 6.5],
  ['6.5 %', 6.5],
  ['6,5', 6.5],
  ['.875', 0.875],
  ['-1', -1],
  ['100.', 100],
])('%s is parsed as a percentage', (text, percent) => {
  expect(parsePercent(text)).toBe(percent)
})

test('a percentage can be empty or unreadable', () => {
  expect(parsePercent(' % ')).toBe('empty')
  for (const text of ['six', '1,000.5', '6..5', '1e3', '-', '.']) expect(parsePercent(text)).toBe('unreadable')
})

test('formatted money is parsed back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -amountBounds.max, max: amountBounds.max }), (cents) => {
      expect(parseMoney(formatMoney(cents))).toBe(cents)
      expect(parseMoney(formatPlainMoney(cents))).toBe(cents)
    }),
  )
})

test('any text is empty, unreadable or a finite number', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$()-km% ') }), (text) => {
      for (const value of [parseMoney(text), parsePercent(text)])
        expect(value === 'empty' || value === 'unreadable' || Number.isFinite(value)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('money is formatted in US style', () => {
  expect(formatMoney(202_262)).toBe('$2,022.62')
  expect(formatMoney(-5)).toBe('-$0.05')
  expect(formatMoney(123_456_789, 0)).toBe('$1,234,568')
  expect(formatMoney(99, 0)).toBe('$1')
  expect(formatMoney(-49, 0)).toBe('$0')
  expect(formatMoney(999_999_999_900, 0)).toBe('$9,999,999,999')
})

test('a number outside its bounds has an error', () => {
  expect(getBoundsError(priceBounds.max, priceBounds)).toBeUndefined()
  expect(getBoundsError(priceBounds.max + 1, priceBounds)).toBe('high')
  expect(getBoundsError(-1, priceBounds)).toBe('low')
  expect(getBoundsError(100.001, percentBounds)).toBe('high')
  expect(getBoundsError(6.125, percentBounds)).toBeUndefined()
  expect(getBoundsError(0, termBounds)).toBe('low')
  expect(getBoundsError(12.5, termBounds)).toBe('uneven')
  for (const missing of [null, undefined, Number.NaN]) expect(getBoundsError(missing, priceBounds)).toBe('missing')
})
