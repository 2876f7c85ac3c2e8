import { expect, test } from 'vitest'
import { getReservedHeight } from './reserved-height.ts'
import { getSearchHeights } from './search-heights.ts'

const withButton = (content: string) => ({ searchButton: { text: { content } } })

test('a search widget reserves one row in wide windows and two rows in narrow ones', () => {
  expect(getSearchHeights(withButton('Get my home value'))).toEqual({ from: 560, wide: 64, narrow: 122 })
})

test('a longer button text reserves more height', () => {
  const { wide, narrow } = getSearchHeights(withButton('x'.repeat(100)))
  expect(wide).toBeGreaterThan(64)
  expect(narrow).toBeGreaterThan(122)
})

test('the reserved height is valid in a style attribute', () => {
  const settings = { brandingId: '', action: null, textBox: { placeholder: '' }, ...withButton('Go') }
  expect(getReservedHeight('SEARCH', settings)).toBe('clamp(64px,(560px - 100vw)*999,122px)')
})
