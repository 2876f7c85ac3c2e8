import { expect, test } from 'vitest'
import { withScheme } from './website.ts'

test.each([
  ['harborhill.com', 'https://harborhill.com'],
  ['www.harborhill.com/team', 'https://www.harborhill.com/team'],
  ['http://harborhill.com', 'http://harborhill.com'],
  ['HTTPS://harborhill.com', 'HTTPS://harborhill.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%s is meant as %s', (typed, meant) => {
  expect(withScheme(typed)).toBe(meant)
})
