import { expect, test } from 'vitest'
import { getInitials } from './initials.ts'

test('the initials are from the first and the last name', () => {
  expect(getInitials('Ada Byron')).toBe('AB')
  expect(getInitials('Ludwig van Beethoven')).toBe('LB')
  expect(getInitials('Cher')).toBe('C')
  expect(getInitials('  émile   zola ')).toBe('ÉZ')
})

test('email addresses and unusual names have initials too, and a name without letters has none', () => {
  expect(getInitials('ada.byron@example.com')).toBe('AB')
  expect(getInitials('“Doc” (Holliday)')).toBe('DH')
  expect(getInitials('𝒳 Æ')).toBe('𝒳Æ')
  expect(getInitials(' … ')).toBe('')
})
