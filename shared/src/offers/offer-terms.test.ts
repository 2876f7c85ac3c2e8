import { expect, test } from 'vitest'
import { dayLength } from '../time/calendar.ts'
import { getClosingError, getExpiryError, ListingTerms } from './offer-terms.ts'

const now = Date.parse('2026-03-01T17:00:00Z')
const fromNow = (milliseconds: number) => new Date(now + milliseconds).toISOString()
test('an offer expires in the future, within two years', () => {
  expect(getExpiryError(fromNow(1), now)).toBeUndefined()
  expect(getExpiryError(fromNow(0), now)).toBe('Please choose a time in the future')
  expect(getExpiryError(fromNow(730 * dayLength), now)).toBeUndefined()
  expect(getExpiryError(fromNow(731 * dayLength), now)).toBe('Please choose a time within the next two years')
})

test('a closing date may still be today in some time zone', () => {
  expect(getClosingError('2026-02-28', now)).toBeUndefined()
  expect(getClosingError('2026-02-27', now)).toBe('Please choose a date in the future')
})

test('the high price may equal the low price but not be below it', () => {
  const isValidRange = (lowCents: number, highCents: number) => ListingTerms.safeParse({ lowCents, highCents }).success
  expect(isValidRange(500_00, 500_00)).toBe(true)
  expect(isValidRange(500_01, 500_00)).toBe(false)
})
