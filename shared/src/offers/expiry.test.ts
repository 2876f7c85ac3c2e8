import { expect, test } from 'vitest'
import { countActiveOffers, isExpired, groupOffers, getTimeUntilNextExpiry } from './expiry.ts'
import { getHeadlineCents } from './offer.ts'
import { createSampleCashOffer, createSampleListingOffer } from './sample-offers.ts'

const now = Date.parse('2026-03-01T17:00:00Z')
const at = (time: number) => new Date(time).toISOString()

test('an offer stands in the very moment it was given, and has expired in the next', () => {
  expect(isExpired(createSampleCashOffer({ expiresAt: at(now) }), now)).toBe(false)
  expect(isExpired(createSampleCashOffer({ expiresAt: at(now) }), now + 1)).toBe(true)
})

test('only cash offers expire; every other one is active', () => {
  const listing = createSampleListingOffer()
  const [lapsed, open] = [createSampleCashOffer({ expiresAt: at(now - 1) }), createSampleCashOffer({ expiresAt: at(now + 1) })]
  const standing = groupOffers([listing, lapsed, open], now)
  expect(standing).toEqual({
    listingOffers: [listing],
    cashOffers: [lapsed, open],
    expiredCashOffers: [lapsed],
    nonExpiredCashOffers: [open],
  })
  expect(countActiveOffers(standing)).toBe(2)
  expect(countActiveOffers(groupOffers([lapsed], now))).toBe(0)
})

test('the next to expire is the soonest of those that have not', () => {
  const offers = [5000, -5000, 2000].map((left) => createSampleCashOffer({ expiresAt: at(now + left) }))
  expect(getTimeUntilNextExpiry(offers, now)).toBe(2000)
  expect(getTimeUntilNextExpiry([createSampleCashOffer({ expiresAt: at(now - 1) })], now)).toBeUndefined()
})

test('where there is room for one sum a listing offer is told by what it starts from', () => {
  expect(getHeadlineCents(createSampleCashOffer({ amountCents: 1_00 }))).toBe(1_00)
  expect(getHeadlineCents(createSampleListingOffer({ lowCents: 2_00, highCents: 3_00 }))).toBe(2_00)
})
