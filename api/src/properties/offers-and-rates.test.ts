import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { agencyWithHome } from '../testing/homes.ts'
import { daysAgo } from '../testing/market.ts'
import { test } from '../testing/world.ts'

test('the offers of a home are told by its history, and who asks to sell it asks for one', async ({ world }) => {
  const home = await agencyWithHome(world)
  const read = () => home.agent.call('GET /agent/properties/:propertyId/offer-summary', home)
  expect(await read()).toEqual({
    offerRequested: false,
    lastCashOfferRequestDate: null,
    latestExpiredOfferExpiryDate: null,
    offers: [],
  })
  const [lapsed, stands] = [newId(), newId()]
  const of = { account_id: home.agency.accountId, contact_id: home.contact._id, property_id: home.params.propertyId }
  const told = (kind: string, at: string, offerId: string, offerType: string, amountCents: number) => ({
    ...of,
    id: newId(),
    at: new Date(at),
    event_group: 'OFFER',
    kind,
    detail: JSON.stringify({ offerId, offerType, amountCents }),
  })
  await world.owner.db
    .insertInto('timeline_entries')
    .values([
      told('CREATED', '2026-01-01', lapsed, 'CASH', 40_000_000),
      told('EXPIRED', '2026-01-08', lapsed, 'CASH', 40_000_000),
      told('CREATED', '2026-01-09', stands, 'LISTING', 45_000_000),
    ])
    .execute()
  const askedAt = new Date('2025-12-24T10:00:00Z')
  await world.owner.db
    .insertInto('leads')
    .values({ ...of, id: newId(), lead_type: 'SELLER', source: 'Widget', created_at: askedAt })
    .execute()
  expect(await read()).toEqual({
    offerRequested: true,
    lastCashOfferRequestDate: '2025-12-24T10:00:00.000Z',
    latestExpiredOfferExpiryDate: '2026-01-08T00:00:00.000Z',
    offers: [
      {
        offerId: stands,
        offerType: 'LISTING',
        amount: 450_000,
        createdAt: '2026-01-09T00:00:00.000Z',
        isExpired: false,
      },
      { offerId: lapsed, offerType: 'CASH', amount: 400_000, createdAt: '2026-01-01T00:00:00.000Z', isExpired: true },
    ],
  })
})

test('mortgage rates are told by loan program, the year behind the newest', async ({ world }) => {
  await world.owner.db
    .insertInto('market_rates')
    .values([
      { program: 'FIXED_30', observed_on: daysAgo(3), rate: '6.2500', apr: '6.3100', source: 'Survey' },
      { program: 'FIXED_30', observed_on: daysAgo(10), rate: '6.3000', apr: null, source: 'Survey' },
      { program: 'FIXED_30', observed_on: daysAgo(400), rate: '7.0000', apr: null, source: 'Survey' },
    ])
    .execute()
  const agent = await world.founding.person(await world.founding.agency(), { role: 'AGENT' })
  const { data } = await agent.call('GET /agent/properties/mortgage-rates')
  expect(data).toEqual([
    { program: 'ARM_5', currentRate: null, currentApr: null, rateObservedAt: null, source: '', periodicRates: [] },
    { program: 'FIXED_15', currentRate: null, currentApr: null, rateObservedAt: null, source: '', periodicRates: [] },
    {
      program: 'FIXED_30',
      currentRate: 6.25,
      currentApr: 6.31,
      rateObservedAt: daysAgo(3),
      source: 'Survey',
      periodicRates: [
        { rate: 6.3, apr: null, rateObservedAt: daysAgo(10) },
        { rate: 6.25, apr: 6.31, rateObservedAt: daysAgo(3) },
      ],
    },
  ])
})
