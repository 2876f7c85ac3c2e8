import { expect } from 'vitest'
import { daysAgo } from '../testing/market.ts'
import { test } from '../testing/world.ts'

test('mortgage rates are listed by loan program, with a year of history', async ({ world }) => {
  await world.owner.db
    .insertInto('market_rates')
    .values([
      { program: 'FIXED_30', observed_on: daysAgo(3), rate: '6.2500', apr: '6.3100', source: 'Survey' },
      { program: 'FIXED_30', observed_on: daysAgo(10), rate: '6.3000', apr: null, source: 'Survey' },
      { program: 'FIXED_30', observed_on: daysAgo(400), rate: '7.0000', apr: null, source: 'Survey' },
    ])
    .execute()
  const agent = await world.factory.createAgent(await world.factory.createAgency(), { role: 'AGENT' })
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
