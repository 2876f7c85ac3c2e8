import { expect, test } from 'vitest'
import { describeTextLength } from './text-length.ts'

test('the composer says what a text is billed as', () => {
  expect(describeTextLength('')).toBe('Up to 160 characters are billed as one text.')
  expect(describeTextLength('Hello')).toBe('Billed as 1 text.')
  expect(describeTextLength('x'.repeat(161))).toBe('Billed as 2 texts.')
  expect(describeTextLength('🏡')).toBe(
    'Billed as 1 text. With emojis or special characters, a text has 70 characters.',
  )
})
