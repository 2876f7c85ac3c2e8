import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { daysAgo } from '../testing/market.ts'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { test } from '../testing/world.ts'

const notFound = { code: 'not_found', message: 'The property you are attempting to reach is no longer available.' }

describe('a property', () => {
  test('that was never looked up has only an address, and its first view requests one lookup', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    const property = await setup.getProperty()
    expect(property).toMatchObject({
      propertyId: setup.params.propertyId,
      address: setup.location.address,
      claimStatus: 'NOT_CLAIMED',
      addressComponents: { fullAddress: setup.location.address, geo: null },
      homeFacts: { img: [], opdLite: { propertyType: null, bedrooms: null, geo: null } },
      identifiers: { clipId: null, attomId: null, quantId: null },
      vars: {},
      factsFrom: null,
      lookUp: { isUnderWay: true, endedAt: null, hasFailed: false },
    })
    await setup.getProperty()
    expect(await countLookupJobs(world, setup.params.propertyId)).toBe(1)
  })

  test('that was looked up has its facts and estimates with their sources', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await setup.addMarketData()
    await setup.getProperty()
    await setup.runLookup()
    expect(await setup.getProperty()).toMatchObject({
      addressComponents: {
        county: 'Strafford',
        geo: { type: 'Point', coordinates: [setup.location.longitude, setup.location.latitude] },
      },
      homeFacts: {
        opdLite: {
          fullBaths: 2,
          partialBaths: 1,
          bedrooms: 3,
          lotSizeAcres: 0.255,
          aboveGradeSqft: 1500,
          belowGradeSqft: null,
          parkingSpaces: 2,
          yearBuilt: 1990,
          floorCount: 2,
          propertyType: 'Condo',
          recentSaleOrListDate: daysAgo(2000),
          recentSaleOrListPrice: 300_000,
        },
      },
      identifiers: { clipId: '1234567890', attomId: '222222222', quantId: null },
      factsFrom: { provider: 'County', source: 'Assessor', date: '2026-01-15' },
      lookUp: { isUnderWay: false, hasFailed: false },
    })
    expect(await setup.agent.call('GET /agent/properties/:propertyId/estimate', { params: setup.params })).toEqual({
      data: [
        {
          provider: 'CORELOGIC',
          median: 400_000,
          low: 380_000,
          high: 420_000,
          confidence: 90,
          deviation: 4.5,
          valueDate: daysAgo(10),
          source: 'Model',
        },
        expect.objectContaining({ provider: 'ATTOM', median: 410_000 }),
      ],
      course: [
        { provider: 'CORELOGIC', valueDate: daysAgo(40), median: 390_000 },
        { provider: 'ATTOM', valueDate: daysAgo(10), median: 410_000 },
        { provider: 'CORELOGIC', valueDate: daysAgo(10), median: 400_000 },
      ],
    })
  })

  test('lists its mortgages and estimates the equity', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await setup.addMarketData()
    await setup.runLookup()
    const { data } = await setup.agent.call('GET /agent/properties/:propertyId/mortgage-history', setup)
    expect(data).toEqual([
      {
        mortgageDate: daysAgo(2000),
        mortgageAmount: 240_000,
        mortgageTerm: 360,
        mortgageLoanType: 'Conventional',
        borrowerNames: ['Nora Field', 'Tom Field'],
        loanOfficerNmlsName: 'Renata Alvarado',
        loanOfficerNmlsId: '1048223',
        lenderCompanyName: 'First Granite',
        lenderCompanyCode: null,
        mortgageRecordedDocumentNumber: '2020-0042',
        from: { provider: 'County', source: 'Registry of Deeds', date: '2026-01-15' },
      },
    ])
    const equity = await setup.agent.call('GET /agent/properties/:propertyId/equity', setup)
    expect(equity).toMatchObject({ value: 400_000, valueDate: daysAgo(10), loanCount: 1 })
    expect(equity).toMatchObject({
      valueFrom: { provider: 'CORELOGIC', source: 'Model', date: daysAgo(10) },
      loansFrom: [{ provider: 'County', source: 'Registry of Deeds', date: '2026-01-15' }],
    })
    expect(equity.loanAmount).toBeGreaterThan(205_000)
    expect(equity.loanAmount).toBeLessThan(215_000)
    expect(equity.equity).toBe(400_000 - (equity.loanAmount ?? 0))
    expect(equity.ltv).toBe(Math.round(((equity.loanAmount ?? 0) / 400_000) * 1000) / 10)
  })

  test('has comparables nearby that are for sale or were sold within a year, and not itself', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await setup.addMarketData()
    await setup.runLookup()
    const { data } = await setup.agent.call('GET /agent/properties/:propertyId/comparables', setup)
    expect(
      data.map(({ listingCategory, addressComponent, opd }) => [
        listingCategory,
        addressComponent.fullAddress,
        opd.recentSaleOrListPrice,
      ]),
    ).toEqual([
      ['active', '2 Near Street', 430_000],
      ['sold', '1 Near Street', 415_000],
    ])
    expect(data[1]).toMatchObject({
      imgs: [],
      distanceMiles: expect.closeTo(0.69, 1),
      from: { provider: 'Listings', source: 'Listing service', date: '2026-01-15' },
      opd: { bedrooms: 4, lotSizeAcres: 0.5, recentSaleOrListDate: daysAgo(30), geo: { type: 'Point' } },
    })
  })

  test('hides mortgages, equity and comparable prices when its owner opted out of marketing', async ({ world }) => {
    const setup = await createAgencyWithProperty(world, { isNonMarketing: true })
    await setup.addMarketData()
    await setup.runLookup()
    expect((await setup.getProperty()).isNonMarketing).toBe(true)
    const refusal = { code: 'forbidden', message: 'Mortgage details are not available for this contact.' }
    await expect(setup.agent.call('GET /agent/properties/:propertyId/mortgage-history', setup)).rejects.toMatchObject(
      refusal,
    )
    await expect(setup.agent.call('GET /agent/properties/:propertyId/equity', setup)).rejects.toMatchObject(refusal)
    const { data } = await setup.agent.call('GET /agent/properties/:propertyId/comparables', setup)
    expect(data).toHaveLength(2)
    expect(data.filter(({ opd }) => opd.recentSaleOrListPrice !== null)).toEqual([])
    const { data: contacts } = await setup.agent.call('GET /agent/contacts/property/:propertyId', setup)
    expect(contacts).toMatchObject([
      {
        id: setup.contact._id,
        email: null,
        phone: null,
        fullName: 'Nora Field',
        isNonMarketing: true,
        properties: [{ _id: setup.params.propertyId }],
      },
    ])
  })

  test('counts as opted out of marketing while any of its contacts has opted out and is not archived', async ({
    world,
  }) => {
    const setup = await createAgencyWithProperty(world)
    const other = await setup.addContact('Tom Field', { address: setup.location.address, isNonMarketing: true })
    expect((await setup.getProperty()).isNonMarketing).toBe(true)
    await setup.agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: other._id } })
    expect((await setup.getProperty()).isNonMarketing).toBe(false)
    await expect(setup.agent.call('GET /agent/properties/:propertyId/equity', setup)).resolves.toMatchObject({
      ltv: null,
    })
  })

  test('is claimed once one of its contacts claims it', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    await world.owner.db
      .updateTable('contact_properties')
      .set({ claimed_at: new Date() })
      .where('property_id', '=', setup.params.propertyId)
      .execute()
    expect((await setup.getProperty()).claimStatus).toBe('CLAIMED')
  })

  test('of another account, or one that does not exist, is not found', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    const missing = { params: { propertyId: newId() } }
    for (const key of [
      'GET /agent/properties/:propertyId',
      'GET /agent/properties/:propertyId/estimate',
      'GET /agent/properties/:propertyId/equity',
      'GET /agent/properties/:propertyId/mortgage-history',
      'GET /agent/properties/:propertyId/comparables',
      'GET /agent/properties/:propertyId/offer-summary',
      'GET /agent/contacts/property/:propertyId',
      'POST /agent/properties/:propertyId/look-up',
    ] as const) {
      await expect(rival.call(key, setup), key).rejects.toMatchObject(notFound)
      await expect(setup.agent.call(key, missing), key).rejects.toMatchObject(notFound)
    }
    const body = { vars: {} }
    await expect(rival.call('PATCH /agent/properties/:propertyId', { ...setup, body })).rejects.toMatchObject(notFound)
  })
})

describe('the custom attributes of a property', () => {
  test('can be set, changed and removed one by one', async ({ world }) => {
    const { setup, updateAttributes } = await createPropertyWithAttributes(world)
    expect((await updateAttributes({ roof: 'Slate', rooms: 7 })).vars).toEqual({ roof: 'Slate', rooms: 7 })
    expect((await updateAttributes({ roof: ' ', rooms: 8 })).vars).toEqual({ rooms: 8 })
    expect((await setup.getProperty()).vars).toEqual({ rooms: 8 })
  })

  test('reject invalid values with a message per field', async ({ world }) => {
    const { setup, updateAttributes } = await createPropertyWithAttributes(world)
    await expect(updateAttributes({ roof: 'Gold', rooms: 'many', pool: true })).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        'vars.roof': 'Please choose one of the options',
        'vars.rooms': 'Please enter a number',
        'vars.pool': 'This attribute does not exist',
      },
    })
    expect((await setup.getProperty()).vars).toEqual({})
  })

  test('are not overwritten by an agent who edits an older version', async ({ world }) => {
    const { setup, updateAttributes } = await createPropertyWithAttributes(world)
    const { updatedAt } = await setup.getProperty()
    await updateAttributes({ rooms: 7 }, updatedAt)
    await expect(updateAttributes({ rooms: 9 }, updatedAt)).rejects.toMatchObject({ code: 'conflict' })
    expect((await setup.getProperty()).vars).toEqual({ rooms: 7 })
  })

  async function createPropertyWithAttributes(world: Parameters<typeof createAgencyWithProperty>[0]) {
    const setup = await createAgencyWithProperty(world)
    const owner = await world.factory.createAgent(setup.agency)
    for (const attribute of [
      { label: 'Roof', type: 'CHOICE', choices: ['Slate', 'Tin'] },
      { label: 'Rooms', type: 'NUMBER' },
    ] as const)
      await owner.call('POST /agent/attributes', {
        body: { entity: 'PROPERTY', ...attribute, choices: [...('choices' in attribute ? attribute.choices : [])] },
      })
    const updateAttributes = (vars: Record<string, unknown>, basedOn?: string) =>
      setup.agent.call('PATCH /agent/properties/:propertyId', {
        params: setup.params,
        body: { vars, ...(basedOn && { basedOn }) },
      })
    return { setup, updateAttributes }
  }
})

async function countLookupJobs({ owner }: Parameters<typeof createAgencyWithProperty>[0], propertyId: string) {
  const { rows } = await owner.pool.query(
    `select count(*)::int as count from graphile_worker._private_jobs where payload->>'propertyId' = $1`,
    [propertyId],
  )
  return rows[0].count as number
}
