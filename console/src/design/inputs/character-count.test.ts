import { expect, test } from 'vitest'
import { z } from 'zod'
import { countCharacters, getCharacterCount } from './character-count.ts'

test('a counter announces nothing while far from the limit', () => {
  expect(getCharacterCount(10, 120)).toEqual({ text: '10/120', isOver: false, announcement: '' })
})

test('a counter announces the characters left near the limit, at it and past it', () => {
  expect(getCharacterCount(100, 120).announcement).toBe('20 characters left')
  expect(getCharacterCount(119, 120).announcement).toBe('1 character left')
  expect(getCharacterCount(120, 120)).toEqual({ text: '120/120', isOver: false, announcement: '0 characters left' })
  expect(getCharacterCount(121, 120)).toEqual({
    text: '121/120',
    isOver: true,
    announcement: '1 character over the limit',
  })
})

test('a counter counts characters like the zod schemas do', () => {
  const name = '🏡'.repeat(45)
  expect(z.string().max(45).safeParse(name).success).toBe(true)
  expect(countCharacters(name)).toBe(45)
})
