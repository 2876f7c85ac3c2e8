import { expect, test } from 'vitest'
import { formatConditions } from './format-conditions.ts'

test('a segment is described by its search and filters', () => {
  expect(formatConditions({ search: 'elm', described: ['Tags: Sphere', 'Home claimed: yes'] })).toBe(
    'Search: “elm”, Tags: Sphere, Home claimed: yes',
  )
})

test('a segment without conditions has every contact', () => {
  expect(formatConditions({ search: '', described: [] })).toBe('Every contact')
})
