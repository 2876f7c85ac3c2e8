import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test('what no store can hold and no screen should is left out', () => {
  expect(cleanText(' a\u0000b\u001b[31m\u007f ')).toBe('ab[31m')
  expect(cleanText('half \ud83c of a house')).toBe('half \ufffd of a house')
})

test('nobody turns round the text that comes after theirs', () => {
  expect(cleanLine('\u202eDana\u202c \u2066Reyes\u2069')).toBe('Dana Reyes')
})

test('what is written from right to left, in pictures and over several lines is kept', () => {
  for (const text of ['דנה רייס', '👩‍👧 at home', 'One line\nand another']) expect(cleanText(text)).toBe(text)
  expect(cleanLine('One line\n\tand another')).toBe('One line and another')
})
