import { expect, test } from 'vitest'
import { signText } from './sign-words.ts'

test.each([
  [{ by: 'PHONE', value: '+16035550142' }, 'Same phone: (603) 555-0142'],
  [{ by: 'EMAIL', value: 'nora@example.com' }, 'Same email: nora@example.com'],
  [{ by: 'ADDRESS', value: '9 Elm Street, Bath' }, 'Same home and name: 9 Elm Street, Bath'],
] as const)('%o reads as a reason', (sign, text) => {
  expect(signText(sign, [])).toBe(text)
})

test('a number from elsewhere reads as one of them has it', () => {
  const contacts = [{ phone: null }, { phone: '+49 30 901820' }]
  expect(signText({ by: 'PHONE', value: '4930901820' }, contacts)).toBe('Same phone: +49 30 901820')
})
