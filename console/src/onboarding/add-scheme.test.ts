import { expect, test } from 'vitest'
import { addScheme } from './add-scheme.ts'

test.each([
  ['harborhill.com', 'https://harborhill.com'],
  ['www.harborhill.com/team', 'https://www.harborhill.com/team'],
  ['http://harborhill.com', 'http://harborhill.com'],
  ['HTTPS://harborhill.com', 'HTTPS://harborhill.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%s becomes %s', (input, expected) => {
  expect(addScheme(input)).toBe(expected)
})
