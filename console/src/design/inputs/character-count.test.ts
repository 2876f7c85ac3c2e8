import { expect, test } from 'vitest'
import { z } from 'zod'
import { characterCount, lengthOf } from './character-count.ts'

test('a counter is silent while there is plenty of room', () => {
  expect(characterCount(10, 120)).toEqual({ text: '10/120', over: false, spoken: '' })
})

test('a counter speaks up near the limit, on it and past it', () => {
  expect(characterCount(100, 120).spoken).toBe('20 characters left')
  expect(characterCount(119, 120).spoken).toBe('1 character left')
  expect(characterCount(120, 120)).toEqual({ text: '120/120', over: false, spoken: '0 characters left' })
  expect(characterCount(121, 120)).toEqual({ text: '121/120', over: true, spoken: '1 character too many' })
})

test('a counter counts as the schemas do', () => {
  const name = '🏡'.repeat(45)
  expect(z.string().max(45).safeParse(name).success).toBe(true)
  expect(lengthOf(name)).toBe(45)
})
