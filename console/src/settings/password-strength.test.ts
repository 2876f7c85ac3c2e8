import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test('under eight characters is too short, whatever they are', () => {
  expect(strengthOf('')).toBe('short')
  expect(strengthOf('kV9!x2z')).toBe('short')
})

test('what everybody tries first stays weak, with a number behind it too', () => {
  for (const password of ['password', 'Password1!', 'qwertyqwerty', '12345678', 'aaaaaaaaaaaaaaaa', 'abcdefghijkl'])
    expect([password, strengthOf(password)]).toEqual([password, 'weak'])
})

test('the name, the agency or the address of its owner makes nothing stronger', () => {
  const known = ['Dana Reyes', 'dana.reyes@harbor.test']
  expect(strengthOf('danareyes2026', known)).toBe('weak')
  expect(strengthOf('danareyes2026')).not.toBe('weak')
})

test('several words are strong without a single sign, and so is enough that means nothing', () => {
  expect(strengthOf('lamp orchid seventeen tram')).toBe('strong')
  expect(strengthOf('x7#Kq9!vT2mZ')).toBe('strong')
})

test('one word with a number is fair', () => {
  expect(strengthOf('lighthouse42')).toBe('fair')
})
