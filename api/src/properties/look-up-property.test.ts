import { describe, expect } from 'vitest'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { test } from '../testing/world.ts'
import { createMarketProvider } from './market-provider.ts'
import type { PropertyProvider } from './provider.ts'

describe('a property lookup', () => {
  test('of a property that no provider knows changes nothing', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    const before = await setup.getProperty()
    await setup.runLookup()
    const { lookUp, ...after } = await setup.getProperty()
    expect(lookUp).toEqual({ isUnderWay: false, endedAt: expect.any(String), hasFailed: false })
    expect(after).toEqual({ ...before, lookUp: undefined })
    expect(await setup.agent.call('GET /agent/properties/:propertyId/estimate', setup)).toEqual({
      data: [],
      course: [],
    })
  })

  test('stores the rest when one kind of data fails, keeps that data, and reports the failure', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await setup.addMarketData()
    await setup.runLookup()
    const before = await setup.agent.call('GET /agent/properties/:propertyId/mortgage-history', setup)
    await world.owner.db
      .updateTable('market_properties')
      .set({ bedrooms: 5 })
      .where('address', '=', setup.location.address)
      .execute()
    await setup.agent.call('POST /agent/properties/:propertyId/look-up', setup)
    await setup.runLookup(
      (db): PropertyProvider => ({
        ...createMarketProvider(db),
        mortgages: () => Promise.reject(new Error('Provider is down')),
      }),
    )
    const property = await setup.getProperty()
    expect(property.lookUp).toMatchObject({ isUnderWay: false, hasFailed: true })
    expect(property.homeFacts.opdLite.bedrooms).toBe(5)
    expect(await setup.agent.call('GET /agent/properties/:propertyId/mortgage-history', setup)).toEqual(before)
    await setup.runLookup()
    expect((await setup.getProperty()).lookUp.hasFailed).toBe(false)
  })

  test.for([
    ['an invalid amount', [{ medianCents: Number.NaN }]],
    ['a value outside its range', [{ lowCents: 50_000_000 }]],
    ['an invalid date', [{ valueDate: '2026-02-31' }]],
    ['a date far in the future', [{ valueDate: '2199-01-01' }]],
    ['text with a null byte', [{ source: 'a\0b' }]],
    ['an HTML page', '<html>Service unavailable</html>'],
    ['null', null],
  ])('keeps the stored data when a provider returns %s, and stores the other data', async ([, response], { world }) => {
    const setup = await createAgencyWithProperty(world)
    await setup.addMarketData()
    await setup.runLookup()
    const before = await setup.agent.call('GET /agent/properties/:propertyId/estimate', setup)
    await world.owner.db
      .updateTable('market_properties')
      .set({ bedrooms: 7 })
      .where('address', '=', setup.location.address)
      .execute()
    await setup.runLookup((db) => ({
      ...createMarketProvider(db),
      estimates: async (...args) => {
        const [estimate] = (await createMarketProvider(db).estimates(...args)) ?? []
        return (Array.isArray(response) ? response.map((part) => ({ ...estimate, ...part })) : response) as never
      },
    }))
    const property = await setup.getProperty()
    expect(property.lookUp).toMatchObject({ isUnderWay: false, hasFailed: true })
    expect(property.homeFacts.opdLite.bedrooms).toBe(7)
    expect(await setup.agent.call('GET /agent/properties/:propertyId/estimate', setup)).toEqual(before)
  })

  test('ends and keeps the stored data when a provider never responds', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await setup.addMarketData()
    await setup.runLookup()
    const before = await setup.agent.call('GET /agent/properties/:propertyId/estimate', setup)
    await setup.runLookup((db) => ({ ...createMarketProvider(db), estimates: () => new Promise(() => {}) }), 500)
    expect((await setup.getProperty()).lookUp).toMatchObject({ isUnderWay: false, hasFailed: true })
    expect(await setup.agent.call('GET /agent/properties/:propertyId/estimate', setup)).toEqual(before)
  })

  test('keeps the last estimate when a provider returns two for the same date', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await setup.addMarketData()
    await setup.runLookup((db) => ({
      ...createMarketProvider(db),
      estimates: async (...args) => {
        const [estimate] = (await createMarketProvider(db).estimates(...args)) ?? []
        return estimate && [estimate, { ...estimate, medianCents: 40_500_000 }]
      },
    }))
    const { data } = await setup.agent.call('GET /agent/properties/:propertyId/estimate', setup)
    expect(data).toMatchObject([{ median: 405_000 }])
    expect((await setup.getProperty()).lookUp.hasFailed).toBe(false)
  })

  test('does not duplicate data when it runs twice', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await setup.addMarketData()
    await setup.runLookup()
    await setup.runLookup()
    const { data: mortgages } = await setup.agent.call('GET /agent/properties/:propertyId/mortgage-history', setup)
    const { data: comparables } = await setup.agent.call('GET /agent/properties/:propertyId/comparables', setup)
    const { course } = await setup.agent.call('GET /agent/properties/:propertyId/estimate', setup)
    expect([mortgages.length, comparables.length, course.length]).toEqual([1, 2, 3])
  })

  test('is requested again after a day, or when an agent requests it', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await setup.getProperty()
    await setup.runLookup()
    expect((await setup.getProperty()).lookUp.isUnderWay).toBe(false)
    const requested = await setup.agent.call('POST /agent/properties/:propertyId/look-up', setup)
    expect(requested.lookUp.isUnderWay).toBe(true)
    await setup.runLookup()
    await world.owner.db
      .updateTable('property_lookups')
      .set({ asked_at: new Date(Date.now() - 90_000_000), ended_at: new Date(Date.now() - 90_000_000) })
      .where('property_id', '=', setup.params.propertyId)
      .execute()
    expect((await setup.getProperty()).lookUp.isUnderWay).toBe(true)
  })

  test('of a deleted property does nothing', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await world.owner.db.deleteFrom('timeline_entries').where('property_id', '=', setup.params.propertyId).execute()
    await world.owner.db.deleteFrom('properties').where('id', '=', setup.params.propertyId).execute()
    await expect(setup.runLookup()).resolves.toBeUndefined()
  })
})
