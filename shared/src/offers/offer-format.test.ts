import { expect, test } from 'vitest'
import { formatOfferTime, formatPercent, formatPriceRange } from './offer-format.ts'

test('a range of prices is one price when both are the same', () => {
  expect(formatPriceRange({ lowCents: 440_000_00, highCents: 465_000_00 })).toBe('$440,000 – $465,000')
  expect(formatPriceRange({ lowCents: 440_000_00, highCents: 440_000_00 })).toBe('$440,000')
  expect(formatPercent(2.5)).toBe('2.5%')
})

test('times show their time zone', () => {
  expect(formatOfferTime('2026-01-05T22:00:00Z', 'America/New_York')).toBe('Jan 05, 2026, 5:00 PM EST')
  expect(formatOfferTime('2026-01-05T22:00:00Z', 'America/Los_Angeles')).toBe('Jan 05, 2026, 2:00 PM PST')
})
