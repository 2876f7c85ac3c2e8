import { expect, test } from 'vitest'
import { getReservedHeight } from './reserved-height.ts'
import { getSearchHeights } from './search-heights.ts'

const saying = (content: string) => ({ searchButton: { text: { content } } })

test('a search keeps the place of a field beside its button, or of one above the other', () => {
  expect(getSearchHeights(saying('Get my home value'))).toEqual({ from: 560, wide: 64, narrow: 122 })
})

test('a button that says more keeps the place of more lines', () => {
  const { wide, narrow } = getSearchHeights(saying('x'.repeat(100)))
  expect(wide).toBeGreaterThan(64)
  expect(narrow).toBeGreaterThan(122)
})

test('the place is a length that a style attribute can hold', () => {
  const settings = { brandingId: '', action: null, textBox: { placeholder: '' }, ...saying('Go') }
  expect(getReservedHeight('SEARCH', settings)).toBe('clamp(64px,(560px - 100vw)*999,122px)')
})
