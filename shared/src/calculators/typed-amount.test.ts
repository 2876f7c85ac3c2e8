import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountBounds, faultOf, percentBounds, priceBounds, termBounds } from './bounds.ts'
import { moneyText, plainMoney } from './money-text.ts'
import { parseMoney, parsePercent } from './typed-amount.ts'

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
])('%s is understood', (text, cents) => {
  expect(parseMoney(text)).toBe(cents)
})

test.each(['', '   ', '$', ' $ '])('nothing typed (%j) is empty', (text) => {
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
])('%s is not guessed at', (text) => {
  expect(parseMoney(text)).toBe('unreadable')
})

test.each([
  ['6.5', 6.5],
  ['6.5 %', 6.5],
  ['6,5', 6.5],
  ['.875', 0.875],
  ['-1', -1],
  ['100.', 100],
])('%s percent is understood', (text, percent) => {
  expect(parsePercent(text)).toBe(percent)
})

test('a percentage may be empty or unreadable as well', () => {
  expect(parsePercent(' % ')).toBe('empty')
  for (const text of ['six', '1,000.5', '6..5', '1e3', '-', '.']) expect(parsePercent(text)).toBe('unreadable')
})

test('what is written is read back, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -amountBounds.max, max: amountBounds.max }), (cents) => {
      expect(parseMoney(moneyText(cents))).toBe(cents)
      expect(parseMoney(plainMoney(cents))).toBe(cents)
    }),
  )
})

test('no text makes a figure that is not one', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$()-km% ') }), (text) => {
      for (const read of [parseMoney(text), parsePercent(text)])
        expect(read === 'empty' || read === 'unreadable' || Number.isFinite(read)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('money is written as Americans write it', () => {
  expect(moneyText(202_262)).toBe('$2,022.62')
  expect(moneyText(-5)).toBe('-$0.05')
  expect(moneyText(123_456_789, 0)).toBe('$1,234,568')
  expect(moneyText(99, 0)).toBe('$1')
  expect(moneyText(-49, 0)).toBe('$0')
  expect(moneyText(999_999_999_900, 0)).toBe('$9,999,999,999')
})

test('a figure outside its bounds is told why', () => {
  expect(faultOf(priceBounds.max, priceBounds)).toBeUndefined()
  expect(faultOf(priceBounds.max + 1, priceBounds)).toBe('high')
  expect(faultOf(-1, priceBounds)).toBe('low')
  expect(faultOf(100.001, percentBounds)).toBe('high')
  expect(faultOf(6.125, percentBounds)).toBeUndefined()
  expect(faultOf(0, termBounds)).toBe('low')
  expect(faultOf(12.5, termBounds)).toBe('uneven')
  for (const nothing of [null, undefined, Number.NaN]) expect(faultOf(nothing, priceBounds)).toBe('missing')
})
