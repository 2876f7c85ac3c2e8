import { expect, test } from 'vitest'
import { groupDigits, parseDecimal } from './decimal-text.ts'

test('numbers are parsed the way people type and paste them', () => {
  expect(parseDecimal(' 1,234,567.50 ')).toBe('1234567.50')
  expect(parseDecimal('1\u202f234')).toBe('1234')
  expect(parseDecimal('.5')).toBe('.5')
  expect(parseDecimal('7.')).toBe('7.')
  expect(parseDecimal('\u22123')).toBe('-3')
  expect(parseDecimal('(1,200)')).toBe('-1200')
  expect(parseDecimal('   ')).toBe('')
})

test('ambiguous and invalid numbers are rejected', () => {
  for (const text of ['1,23', '1.234,50', '12,34,567', 'abc', '1.2.3', '-', '.', '--1', '(-1)', '1e5', '0x10'])
    expect(parseDecimal(text), text).toBeUndefined()
})

test('thousands are separated by commas', () => {
  expect(['1', '123', '1234', '1234567'].map(groupDigits)).toEqual(['1', '123', '1,234', '1,234,567'])
})
