import { expect, test } from 'vitest'
import { toCopyName } from './copy-name.ts'

test('a copy says that it is one, whatever the length of the name', () => {
  expect(toCopyName('Home Value', 120)).toBe('Home Value - Copy')
  expect(toCopyName('x'.repeat(120), 120)).toBe(`${'x'.repeat(113)} - Copy`)
  expect(toCopyName('Home Value and Selling', 12)).toBe('Home - Copy')
})
