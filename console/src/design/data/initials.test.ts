import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('a person is known by the first and the last initial', () => {
  expect(initials('Ada Byron')).toBe('AB')
  expect(initials('Ludwig van Beethoven')).toBe('LB')
  expect(initials('Cher')).toBe('C')
  expect(initials('  émile   zola ')).toBe('ÉZ')
})

test('an email address and odd names still give letters, and nothing gives nothing', () => {
  expect(initials('ada.byron@example.com')).toBe('AB')
  expect(initials('“Doc” (Holliday)')).toBe('DH')
  expect(initials('𝒳 Æ')).toBe('𝒳Æ')
  expect(initials(' … ')).toBe('')
})
