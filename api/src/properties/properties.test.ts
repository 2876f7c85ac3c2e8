import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { daysAgo } from '../testing/market.ts'
import { test } from '../testing/world.ts'

const gone = { code: 'not_found', message: 'The property you are attempting to reach is no longer available.' }

describe('a property', () => {
  test('that was only typed tells its address, and asks the providers once for the rest', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    const property = await home.getProperty()
    expect(property).toMatchObject({
      propertyId: home.params.propertyId,
      address: home.location.address,
      claimStatus: 'NOT_CLAIMED',
      addressComponents: { fullAddress: home.location.address, geo: null },
      homeFacts: { img: [], opdLite: { propertyType: null, bedrooms: null, geo: null } },
      identifiers: { clipId: null, attomId: null, quantId: null },
      vars: {},
      factsFrom: null,
      lookUp: { isUnderWay: true, endedAt: null, hasFailed: false },
    })
    await home.getProperty()
    expect(await jobsFor(world, home.params.propertyId)).toBe(1)
  })

  test('that was looked up tells all that is known of it, each figure with where it is from', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    await home.marketKnows()
    await home.getProperty()
    await home.runLookUp()
    expect(await home.getProperty()).toMatchObject({
      addressComponents: {
        county: 'Strafford',
        geo: { type: 'Point', coordinates: [home.location.longitude, home.location.latitude] },
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
    expect(await home.agent.call('GET /agent/properties/:propertyId/estimate', { params: home.params })).toEqual({
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

  test('tells its mortgages and what is probably left of the value', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    await home.marketKnows()
    await home.runLookUp()
    const { data } = await home.agent.call('GET /agent/properties/:propertyId/mortgage-history', home)
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
    const equity = await home.agent.call('GET /agent/properties/:propertyId/equity', home)
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

  test('is compared with what is for sale or was sold near it within a year, and not with itself', async ({
    world,
  }) => {
    const home = await createAgencyWithProperty(world)
    await home.marketKnows()
    await home.runLookUp()
    const { data } = await home.agent.call('GET /agent/properties/:propertyId/comparables', home)
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

  test('of somebody who wants no marketing keeps mortgages, equity and the prices of others to itself', async ({
    world,
  }) => {
    const home = await createAgencyWithProperty(world, { isNonMarketing: true })
    await home.marketKnows()
    await home.runLookUp()
    expect((await home.getProperty()).isNonMarketing).toBe(true)
    const withheld = { code: 'forbidden', message: 'Mortgage details are not available for this contact.' }
    await expect(home.agent.call('GET /agent/properties/:propertyId/mortgage-history', home)).rejects.toMatchObject(
      withheld,
    )
    await expect(home.agent.call('GET /agent/properties/:propertyId/equity', home)).rejects.toMatchObject(withheld)
    const { data } = await home.agent.call('GET /agent/properties/:propertyId/comparables', home)
    expect(data).toHaveLength(2)
    expect(data.filter(({ opd }) => opd.recentSaleOrListPrice !== null)).toEqual([])
    const { data: contacts } = await home.agent.call('GET /agent/contacts/property/:propertyId', home)
    expect(contacts).toMatchObject([
      {
        id: home.contact._id,
        email: null,
        phone: null,
        fullName: 'Nora Field',
        isNonMarketing: true,
        properties: [{ _id: home.params.propertyId }],
      },
    ])
  })

  test('is marketed to nobody while one of its people wants no marketing, unless that one is archived', async ({
    world,
  }) => {
    const home = await createAgencyWithProperty(world)
    const other = await home.addContact('Tom Field', { address: home.location.address, isNonMarketing: true })
    expect((await home.getProperty()).isNonMarketing).toBe(true)
    await home.agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: other._id } })
    expect((await home.getProperty()).isNonMarketing).toBe(false)
    await expect(home.agent.call('GET /agent/properties/:propertyId/equity', home)).resolves.toMatchObject({
      ltv: null,
    })
  })

  test('is claimed once one of its people claims it', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    await world.owner.db
      .updateTable('contact_properties')
      .set({ claimed_at: new Date() })
      .where('property_id', '=', home.params.propertyId)
      .execute()
    expect((await home.getProperty()).claimStatus).toBe('CLAIMED')
  })

  test('of another account, or of nobody, is not there', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    const nobodys = { params: { propertyId: newId() } }
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
      await expect(rival.call(key, home), key).rejects.toMatchObject(gone)
      await expect(home.agent.call(key, nobodys), key).rejects.toMatchObject(gone)
    }
    const body = { vars: {} }
    await expect(rival.call('PATCH /agent/properties/:propertyId', { ...home, body })).rejects.toMatchObject(gone)
  })
})

describe('the attributes of a property', () => {
  test('are kept, changed and taken away, one by one', async ({ world }) => {
    const { home, change } = await homeWithAttributes(world)
    expect((await change({ roof: 'Slate', rooms: 7 })).vars).toEqual({ roof: 'Slate', rooms: 7 })
    expect((await change({ roof: ' ', rooms: 8 })).vars).toEqual({ rooms: 8 })
    expect((await home.getProperty()).vars).toEqual({ rooms: 8 })
  })

  test('refuse what they are not, by field', async ({ world }) => {
    const { home, change } = await homeWithAttributes(world)
    await expect(change({ roof: 'Gold', rooms: 'many', pool: true })).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        'vars.roof': 'Please choose one of the options',
        'vars.rooms': 'Please enter a number',
        'vars.pool': 'This attribute does not exist',
      },
    })
    expect((await home.getProperty()).vars).toEqual({})
  })

  test('are not overwritten by somebody who has not seen them', async ({ world }) => {
    const { home, change } = await homeWithAttributes(world)
    const { updatedAt } = await home.getProperty()
    await change({ rooms: 7 }, updatedAt)
    await expect(change({ rooms: 9 }, updatedAt)).rejects.toMatchObject({ code: 'conflict' })
    expect((await home.getProperty()).vars).toEqual({ rooms: 7 })
  })

  async function homeWithAttributes(world: Parameters<typeof createAgencyWithProperty>[0]) {
    const home = await createAgencyWithProperty(world)
    const owner = await world.factory.createAgent(home.agency)
    for (const attribute of [
      { label: 'Roof', type: 'CHOICE', choices: ['Slate', 'Tin'] },
      { label: 'Rooms', type: 'NUMBER' },
    ] as const)
      await owner.call('POST /agent/attributes', {
        body: { entity: 'PROPERTY', ...attribute, choices: [...('choices' in attribute ? attribute.choices : [])] },
      })
    const change = (vars: Record<string, unknown>, basedOn?: string) =>
      home.agent.call('PATCH /agent/properties/:propertyId', {
        params: home.params,
        body: { vars, ...(basedOn && { basedOn }) },
      })
    return { home, change }
  }
})

async function jobsFor({ owner }: Parameters<typeof createAgencyWithProperty>[0], propertyId: string) {
  const { rows } = await owner.pool.query(
    `select count(*)::int as count from graphile_worker._private_jobs where payload->>'propertyId' = $1`,
    [propertyId],
  )
  return rows[0].count as number
}
