import { expect, test } from 'vitest'
import { groupDigits, readDecimal } from './decimal-text.ts'

test('numbers are read as people write and paste them', () => {
  expect(readDecimal(' 1,234,567.50 ')).toBe('1234567.50')
  expect(readDecimal('1\u202f234')).toBe('1234')
  expect(readDecimal('.5')).toBe('.5')
  expect(readDecimal('7.')).toBe('7.')
  expect(readDecimal('\u22123')).toBe('-3')
  expect(readDecimal('(1,200)')).toBe('-1200')
  expect(readDecimal('   ')).toBe('')
})

test('what could be two numbers, or none, is not guessed at', () => {
  for (const text of ['1,23', '1.234,50', '12,34,567', 'abc', '1.2.3', '-', '.', '--1', '(-1)', '1e5', '0x10'])
    expect(readDecimal(text), text).toBeUndefined()
})

test('thousands are set apart', () => {
  expect(['1', '123', '1234', '1234567'].map(groupDigits)).toEqual(['1', '123', '1,234', '1,234,567'])
})
