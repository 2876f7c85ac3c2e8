import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test('control characters and lone surrogates are removed', () => {
  expect(cleanText(' a\u0000b\u001b[31m\u007f ')).toBe('ab[31m')
  expect(cleanText('half \ud83c of a house')).toBe('half \ufffd of a house')
})

test('bidirectional overrides are removed', () => {
  expect(cleanLine('\u202eDana\u202c \u2066Reyes\u2069')).toBe('Dana Reyes')
})

test('right-to-left scripts, emoji, and line breaks are preserved', () => {
  for (const text of ['דנה רייס', '👩‍👧 at home', 'One line\nand another']) expect(cleanText(text)).toBe(text)
  expect(cleanLine('One line\n\tand another')).toBe('One line and another')
})

test('text of which nothing can be seen is empty', () => {
  for (const text of ['\u200b', ' \u200b\u200d\ufeff ', '\u2060\u00ad', '\u3164', '\ufe0f', '\u2800', '\u200e\u200f'])
    expect([cleanText(text), cleanLine(text)]).toEqual(['', ''])
})

test('joiners and variation selectors stay beside what can be seen', () => {
  for (const text of ['می‌خواهم', '❤️', 'a\u200bb', '👩‍👧']) expect(cleanText(text)).toBe(text)
})
