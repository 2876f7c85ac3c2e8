import { expect, test } from 'vitest'
import { countActiveOffers, getTimeUntilNextExpiry, groupOffers, isExpired } from './expiry.ts'
import { getHeadlineCents } from './offer.ts'
import { createSampleCashOffer, createSampleListingOffer } from './sample-offers.ts'

const now = Date.parse('2026-03-01T17:00:00Z')
const toIso = (time: number) => new Date(time).toISOString()

test('an offer is valid at its expiry time and expired a millisecond later', () => {
  expect(isExpired(createSampleCashOffer({ expiresAt: toIso(now) }), now)).toBe(false)
  expect(isExpired(createSampleCashOffer({ expiresAt: toIso(now) }), now + 1)).toBe(true)
})

test('only cash offers expire', () => {
  const listing = createSampleListingOffer()
  const [expired, open] = [
    createSampleCashOffer({ expiresAt: toIso(now - 1) }),
    createSampleCashOffer({ expiresAt: toIso(now + 1) }),
  ]
  const groups = groupOffers([listing, expired, open], now)
  expect(groups).toEqual({
    listingOffers: [listing],
    cashOffers: [expired, open],
    expiredCashOffers: [expired],
    nonExpiredCashOffers: [open],
  })
  expect(countActiveOffers(groups)).toBe(2)
  expect(countActiveOffers(groupOffers([expired], now))).toBe(0)
})

test('the next expiry ignores offers that have already expired', () => {
  const offers = [5000, -5000, 2000].map((milliseconds) =>
    createSampleCashOffer({ expiresAt: toIso(now + milliseconds) }),
  )
  expect(getTimeUntilNextExpiry(offers, now)).toBe(2000)
  expect(getTimeUntilNextExpiry([createSampleCashOffer({ expiresAt: toIso(now - 1) })], now)).toBeUndefined()
})

test('the headline amount of a listing offer is its low price', () => {
  expect(getHeadlineCents(createSampleCashOffer({ amountCents: 1_00 }))).toBe(1_00)
  expect(getHeadlineCents(createSampleListingOffer({ lowCents: 2_00, highCents: 3_00 }))).toBe(2_00)
})
