import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CashOffer, ListingOffer } from './offer.ts'
import { calculateOfferNet } from './offer-net.ts'

const common = { _id: 'one', terms: '', by: null, createdAt: '', updatedAt: '' }
const cash = (amountCents: number): CashOffer => ({
  ...common,
  offerType: 'CASH',
  buyer: '',
  amountCents,
  closingOn: '2026-12-01',
  expiresAt: '',
})
const listing = (lowCents: number, highCents: number, commissionPercent: number | null): ListingOffer => ({
  ...common,
  offerType: 'LISTING',
  lowCents,
  highCents,
  commissionPercent,
})

test('a cash offer leaves what the loan does not take', () => {
  expect(calculateOfferNet(cash(400_000_00), 150_000_00)).toEqual({ lowCents: 250_000_00, highCents: 250_000_00 })
})

test('a listing offer also pays its commission', () => {
  expect(calculateOfferNet(listing(440_000_00, 465_000_00, 2.5), 0)).toEqual({
    lowCents: 429_000_00,
    highCents: 453_375_00,
  })
})

test('a loan takes its amount, whatever the offer, and the low net is never above the high one', () => {
  const amount = fc.integer({ min: 100, max: 1_000_000_000_00 })
  fc.assert(
    fc.property(amount, amount, amount, fc.option(fc.integer({ min: 0, max: 10 })), (one, other, loan, percent) => {
      const offer = listing(Math.min(one, other), Math.max(one, other), percent)
      const [free, owed] = [calculateOfferNet(offer, 0), calculateOfferNet(offer, loan)]
      expect(free.lowCents - owed.lowCents).toBe(loan)
      expect(owed.lowCents).toBeLessThanOrEqual(owed.highCents)
    }),
  )
})
