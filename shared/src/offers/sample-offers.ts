import type { CashOffer, ListingOffer } from './offer.ts'

const common = {
  _id: '0197cc4d-8163-7d9f-ac26-d54ad3a043bf',
  terms: '',
  by: null,
  createdAt: '2026-02-01T12:00:00.000Z',
  updatedAt: '2026-02-01T12:00:00.000Z',
}

export const createSampleCashOffer = (overrides: Partial<CashOffer> = {}): CashOffer => ({
  ...common,
  offerType: 'CASH',
  buyer: '',
  amountCents: 400_000_00,
  closingOn: '2026-04-15',
  expiresAt: '2026-03-08T22:00:00.000Z',
  ...overrides,
})

export const createSampleListingOffer = (overrides: Partial<ListingOffer> = {}): ListingOffer => ({
  ...common,
  offerType: 'LISTING',
  lowCents: 440_000_00,
  highCents: 465_000_00,
  commissionPercent: null,
  ...overrides,
})
