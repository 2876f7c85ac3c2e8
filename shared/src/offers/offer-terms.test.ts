import { expect, test } from 'vitest'
import { getClosingError, getExpiryError, ListingTerms } from './offer-terms.ts'

const now = Date.parse('2026-03-01T17:00:00Z')
const later = (time: number) => new Date(now + time).toISOString()
const day = 86_400_000

test('an offer ends in the future, and in one that can be overseen', () => {
  expect(getExpiryError(later(1), now)).toBeUndefined()
  expect(getExpiryError(later(0), now)).toBe('Please choose a time that is still to come')
  expect(getExpiryError(later(730 * day), now)).toBeUndefined()
  expect(getExpiryError(later(731 * day), now)).toBe('Please choose a time within the next two years')
})

test('a sale closes on a day that is not over anywhere', () => {
  expect(getClosingError('2026-02-28', now)).toBeUndefined()
  expect(getClosingError('2026-02-27', now)).toBe('Please choose a day that is still to come')
})

test('a price range may be one price, and never runs backwards', () => {
  const range = (lowCents: number, highCents: number) => ListingTerms.safeParse({ lowCents, highCents }).success
  expect(range(500_00, 500_00)).toBe(true)
  expect(range(500_01, 500_00)).toBe(false)
})
