import { describe, expect } from 'vitest'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { test } from '../testing/world.ts'
import { createMarketProvider } from './market-provider.ts'
import type { PropertyProvider } from './provider.ts'

describe('a look-up', () => {
  test('of a home that no provider knows leaves it as it is, and is over', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    const before = await home.getProperty()
    await home.runLookUp()
    const { lookUp, ...after } = await home.getProperty()
    expect(lookUp).toEqual({ isUnderWay: false, endedAt: expect.any(String), hasFailed: false })
    expect(after).toEqual({ ...before, lookUp: undefined })
    expect(await home.agent.call('GET /agent/properties/:propertyId/estimate', home)).toEqual({ data: [], course: [] })
  })

  test('that fails in one thing keeps what was known of it, takes the rest, and says so', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    await home.marketKnows()
    await home.runLookUp()
    const known = await home.agent.call('GET /agent/properties/:propertyId/mortgage-history', home)
    await world.owner.db
      .updateTable('market_properties')
      .set({ bedrooms: 5 })
      .where('address', '=', home.location.address)
      .execute()
    await home.agent.call('POST /agent/properties/:propertyId/look-up', home)
    await home.runLookUp(
      (db): PropertyProvider => ({ ...createMarketProvider(db), mortgages: () => Promise.reject(new Error('The line is down')) }),
    )
    const property = await home.getProperty()
    expect(property.lookUp).toMatchObject({ isUnderWay: false, hasFailed: true })
    expect(property.homeFacts.opdLite.bedrooms).toBe(5)
    expect(await home.agent.call('GET /agent/properties/:propertyId/mortgage-history', home)).toEqual(known)
    await home.runLookUp()
    expect((await home.getProperty()).lookUp.hasFailed).toBe(false)
  })

  test.for([
    ['an amount that is none', [{ medianCents: Number.NaN }]],
    ['a range the value is not in', [{ lowCents: 50_000_000 }]],
    ['a day that is none', [{ valueDate: '2026-02-31' }]],
    ['a day in years', [{ valueDate: '2199-01-01' }]],
    ['text that no database keeps', [{ source: 'a\0b' }]],
    ['something else altogether', '<html>Service unavailable</html>'],
    ['nothing that can be read', null],
  ])('in which a provider says %s keeps what was known, and takes what makes sense', async ([, said], { world }) => {
    const home = await createAgencyWithProperty(world)
    await home.marketKnows()
    await home.runLookUp()
    const known = await home.agent.call('GET /agent/properties/:propertyId/estimate', home)
    await world.owner.db
      .updateTable('market_properties')
      .set({ bedrooms: 7 })
      .where('address', '=', home.location.address)
      .execute()
    await home.runLookUp((db) => ({
      ...createMarketProvider(db),
      estimates: async (...asked) => {
        const [sound] = (await createMarketProvider(db).estimates(...asked)) ?? []
        return (Array.isArray(said) ? said.map((part) => ({ ...sound, ...part })) : said) as never
      },
    }))
    const property = await home.getProperty()
    expect(property.lookUp).toMatchObject({ isUnderWay: false, hasFailed: true })
    expect(property.homeFacts.opdLite.bedrooms).toBe(7)
    expect(await home.agent.call('GET /agent/properties/:propertyId/estimate', home)).toEqual(known)
  })

  test('of a provider that never answers is over all the same, with what was known', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    await home.marketKnows()
    await home.runLookUp()
    const known = await home.agent.call('GET /agent/properties/:propertyId/estimate', home)
    await home.runLookUp((db) => ({ ...createMarketProvider(db), estimates: () => new Promise(() => {}) }), 500)
    expect((await home.getProperty()).lookUp).toMatchObject({ isUnderWay: false, hasFailed: true })
    expect(await home.agent.call('GET /agent/properties/:propertyId/estimate', home)).toEqual(known)
  })

  test('in which a provider says one day twice keeps the last word', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    await home.marketKnows()
    await home.runLookUp((db) => ({
      ...createMarketProvider(db),
      estimates: async (...asked) => {
        const [sound] = (await createMarketProvider(db).estimates(...asked)) ?? []
        return sound && [sound, { ...sound, medianCents: 40_500_000 }]
      },
    }))
    const { data } = await home.agent.call('GET /agent/properties/:propertyId/estimate', home)
    expect(data).toMatchObject([{ median: 405_000 }])
    expect((await home.getProperty()).lookUp.hasFailed).toBe(false)
  })

  test('that is done twice says everything once', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    await home.marketKnows()
    await home.runLookUp()
    await home.runLookUp()
    const { data: mortgages } = await home.agent.call('GET /agent/properties/:propertyId/mortgage-history', home)
    const { data: comparables } = await home.agent.call('GET /agent/properties/:propertyId/comparables', home)
    const { course } = await home.agent.call('GET /agent/properties/:propertyId/estimate', home)
    expect([mortgages.length, comparables.length, course.length]).toEqual([1, 2, 3])
  })

  test('is not asked for again within a day, unless somebody asks', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    await home.getProperty()
    await home.runLookUp()
    expect((await home.getProperty()).lookUp.isUnderWay).toBe(false)
    const asked = await home.agent.call('POST /agent/properties/:propertyId/look-up', home)
    expect(asked.lookUp.isUnderWay).toBe(true)
    await home.runLookUp()
    await world.owner.db
      .updateTable('property_lookups')
      .set({ asked_at: new Date(Date.now() - 90_000_000), ended_at: new Date(Date.now() - 90_000_000) })
      .where('property_id', '=', home.params.propertyId)
      .execute()
    expect((await home.getProperty()).lookUp.isUnderWay).toBe(true)
  })

  test('of a home that is gone does nothing', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    await world.owner.db.deleteFrom('timeline_entries').where('property_id', '=', home.params.propertyId).execute()
    await world.owner.db.deleteFrom('properties').where('id', '=', home.params.propertyId).execute()
    await expect(home.runLookUp()).resolves.toBeUndefined()
  })
})
