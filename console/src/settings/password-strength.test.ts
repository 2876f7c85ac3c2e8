import { expect, test } from 'vitest'
import { getPasswordStrength } from './password-strength.ts'

test('a password under eight characters is too short', () => {
  expect(getPasswordStrength('')).toBe('short')
  expect(getPasswordStrength('kV9!x2z')).toBe('short')
})

test('a common password stays weak, even with a number added', () => {
  for (const password of ['password', 'Password1!', 'qwertyqwerty', '12345678', 'aaaaaaaaaaaaaaaa', 'abcdefghijkl'])
    expect([password, getPasswordStrength(password)]).toEqual([password, 'weak'])
})

test('personal terms such as the name, agency, or email add no strength', () => {
  const personalTerms = ['Dana Reyes', 'dana.reyes@harbor.test']
  expect(getPasswordStrength('danareyes2026', personalTerms)).toBe('weak')
  expect(getPasswordStrength('danareyes2026')).not.toBe('weak')
})

test('several words are strong without any symbols, and so are enough random characters', () => {
  expect(getPasswordStrength('lamp orchid seventeen tram')).toBe('strong')
  expect(getPasswordStrength('x7#Kq9!vT2mZ')).toBe('strong')
})

test('a single word with a number is fair', () => {
  expect(getPasswordStrength('lighthouse42')).toBe('fair')
})
