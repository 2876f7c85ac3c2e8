import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { listSlugCandidates, PageSlug, pageSlugMaximum } from './page-slug.ts'
import { toPageSlug } from './to-page-slug.ts'

const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.uuid())

test.each([
  ["What's your home worth?", 'whats-your-home-worth'],
  ['  Ana-María O’Neill — 2026 ', 'ana-maria-oneill-2026'],
  ['Große Straße', 'grosse-strasse'],
  ['日本', 'landing-page'],
  ['A1', 'page-a1'],
])('the page %j is at %s', (title, slug) => {
  expect(toPageSlug(title, 60)).toBe(slug)
})

test('every name leads to addresses that are valid, different and never reserved', () => {
  fc.assert(
    fc.property(name, (title) => {
      const candidates = listSlugCandidates(title, newId().slice(-6))
      expect(new Set(candidates).size).toBe(candidates.length)
      for (const slug of candidates) expect(PageSlug.parse(slug)).toBe(slug)
    }),
  )
})

test('a slug is the slug of itself', () => {
  fc.assert(
    fc.property(name, (title) => {
      const slug = toPageSlug(title, pageSlugMaximum)
      expect(toPageSlug(slug, pageSlugMaximum)).toBe(slug)
    }),
  )
})

test.each([
  ['', 'Enter an address to continue'],
  ['ab', 'Please enter at least 3 characters'],
  ['x'.repeat(61), 'It should be at most 60 characters'],
  ['home value', 'Use letters, numbers and single hyphens, such as home-value'],
  ['home--value', 'Use letters, numbers and single hyphens, such as home-value'],
  ['preview', 'This address is already taken'],
  [newId(), 'This address is already taken'],
])('%j is no address', (typed, message) => {
  expect(PageSlug.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('an address is not case-sensitive', () => {
  expect(PageSlug.parse(' Home-Value ')).toBe('home-value')
})
