import { expect, test } from 'vitest'
import { activeCount, isExpired, standingOffers, untilNextExpiry } from './expiry.ts'
import { headlineCents } from './offer.ts'
import { aCashOffer, aListingOffer } from './samples.ts'

const now = Date.parse('2026-03-01T17:00:00Z')
const at = (time: number) => new Date(time).toISOString()

test('an offer stands in the very moment it was given, and has expired in the next', () => {
  expect(isExpired(aCashOffer({ expiresAt: at(now) }), now)).toBe(false)
  expect(isExpired(aCashOffer({ expiresAt: at(now) }), now + 1)).toBe(true)
})

test('only cash offers expire; every other one is active', () => {
  const listing = aListingOffer()
  const [lapsed, open] = [aCashOffer({ expiresAt: at(now - 1) }), aCashOffer({ expiresAt: at(now + 1) })]
  const standing = standingOffers([listing, lapsed, open], now)
  expect(standing).toEqual({
    listingOffers: [listing],
    cashOffers: [lapsed, open],
    expiredCashOffers: [lapsed],
    nonExpiredCashOffers: [open],
  })
  expect(activeCount(standing)).toBe(2)
  expect(activeCount(standingOffers([lapsed], now))).toBe(0)
})

test('the next to expire is the soonest of those that have not', () => {
  const offers = [5000, -5000, 2000].map((left) => aCashOffer({ expiresAt: at(now + left) }))
  expect(untilNextExpiry(offers, now)).toBe(2000)
  expect(untilNextExpiry([aCashOffer({ expiresAt: at(now - 1) })], now)).toBeUndefined()
})

test('where there is room for one sum a listing offer is told by what it starts from', () => {
  expect(headlineCents(aCashOffer({ amountCents: 1_00 }))).toBe(1_00)
  expect(headlineCents(aListingOffer({ lowCents: 2_00, highCents: 3_00 }))).toBe(2_00)
})
