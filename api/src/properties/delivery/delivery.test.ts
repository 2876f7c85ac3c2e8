import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished } from 'vitest'
import { listOwners } from '../../platform/cells/cells.ts'
import { daysAgo } from '../../testing/market.ts'
import { createAgencyWithProperty } from '../../testing/properties.ts'
import { test, type World } from '../../testing/world.ts'
import type { DeliveryKind } from './delivery-kinds.ts'
import { importDelivery } from './import-delivery.ts'

describe('a data delivery', () => {
  test('of every kind feeds property lookups, however the address is written', async ({ world }) => {
    const setup = await createAgencyWithProperty(world)
    const { address, latitude, longitude } = setup.location
    const writtenAddress = `"${address.replace('Street', 'st.').toUpperCase()}"`
    await deliver(
      world,
      'homes',
      `address,latitude,longitude,bedrooms,above_grade_sqft,last_sold_on,last_sold_price
      ${writtenAddress},${latitude},${longitude},3,1500,2020-05-01,"$310,000"`,
    )
    await deliver(
      world,
      'estimates',
      `address,value_date,median,low,high,confidence,deviation,provider
      ${writtenAddress},${daysAgo(5)},400000,380000,420000,88,4.5,ATTOM`,
    )
    await deliver(
      world,
      'mortgages',
      `address,mortgage_date,amount,borrower_names
      ${writtenAddress},2020-05-01,240000,Nora Field; Tom Field`,
    )
    await deliver(
      world,
      'listings',
      `listing_id,category,address,latitude,longitude,price,priced_on
      L-1,sold,9 Near Street,${latitude},${longitude},395000,${daysAgo(20)}`,
    )
    await setup.runLookup()
    expect(await setup.getProperty()).toMatchObject({
      homeFacts: { opdLite: { bedrooms: 3, recentSaleOrListPrice: 310_000 } },
      factsFrom: { provider: 'County', source: 'Assessor', date: daysAgo(0) },
    })
    const { agent } = setup
    const { data: estimates } = await agent.call('GET /agent/properties/:propertyId/estimate', setup)
    expect(estimates).toMatchObject([{ provider: 'ATTOM', median: 400_000, deviation: 4.5, source: 'Assessor' }])
    const { data: mortgages } = await agent.call('GET /agent/properties/:propertyId/mortgage-history', setup)
    expect(mortgages).toMatchObject([
      {
        mortgageAmount: 240_000,
        mortgageTerm: null,
        borrowerNames: ['Nora Field', 'Tom Field'],
        mortgageRecordedDocumentNumber: null,
      },
    ])
    const { data: sales } = await agent.call('GET /agent/properties/:propertyId/comparables', setup)
    expect(sales).toMatchObject([{ listingCategory: 'sold', opd: { recentSaleOrListPrice: 395_000 } }])
  })

  test('reports the rows it rejects and imports the others', async ({ world }) => {
    const result = await deliver(
      world,
      'estimates',
      `address,value_date,median,low,high,confidence,provider
      1 Oak Street,2026-02-30,400000,380000,420000,88,ATTOM
      1 Oak Street,2026-02-01,400000,410000,420000,88,ATTOM
      1 Oak Street,2026-02-01,much,380000,420000,88,ATTOM
      1 Oak Street,2026-02-01,400000,380000,420000,101,ATTOM
      ,2026-02-01,400000,380000,420000,88,ATTOM
      1 Oak Street,2026-02-01,400000,380000,420000,88,ATTOM`,
    )
    expect(result).toEqual({
      imported: 1,
      rejected: 5,
      reasons: [
        'Row 2: value_date is not a date like 2026-01-31',
        'Row 3: median is not between low and high',
        'Row 4: median is not a number',
        'Row 5: confidence is more than 100',
        'Row 6: address is missing',
      ],
    })
  })

  test('that is imported again updates the rows, and the last row of a key wins', async ({ world }) => {
    const header = 'program,observed_on,rate'
    await deliver(world, 'rates', `${header}\nFIXED_15,${daysAgo(1)},5.5\nFIXED_15,${daysAgo(1)},5.6`)
    await deliver(world, 'rates', `\ufeff${header.toUpperCase()}\nFIXED_15,${daysAgo(1)},5.75`)
    const agent = await world.factory.createAgent(await world.factory.createAgency())
    const { data } = await agent.call('GET /agent/properties/mortgage-rates')
    expect(data.find(({ program }) => program === 'FIXED_15')).toMatchObject({ currentRate: 5.75, source: 'Assessor' })
    expect(data.find(({ program }) => program === 'FIXED_15')?.periodicRates).toHaveLength(1)
  })

  test('with more rows than one batch is imported completely', async ({ world }) => {
    const rows = Array.from({ length: 2500 }, (_, index) => `${index} Long Street,,`).join('\n')
    expect(await deliver(world, 'homes', `address,bedrooms,county\n${rows}`)).toMatchObject({
      imported: 2500,
      rejected: 0,
    })
  })

  test('of rates by credit score replaces all of them', async ({ world }) => {
    const header = 'term_years,min_score,observed_on,rate'
    await deliver(world, 'score-rates', `${header}\n30,740,${daysAgo(9)},6.4\n30,620,${daysAgo(9)},7.5`)
    const result = await deliver(world, 'score-rates', `${header}\n15,760,${daysAgo(1)},5.3\n30,760,${daysAgo(1)},6.1`)
    expect(result).toEqual({ imported: 2, rejected: 0, reasons: [] })
    expect(await listRates(world)).toEqual([
      { termYears: 15, minScore: 760, rate: 5.3, source: 'Assessor', observedOn: daysAgo(1) },
      { termYears: 30, minScore: 760, rate: 6.1, source: 'Assessor', observedOn: daysAgo(1) },
    ])
  })

  test('of rates by credit score changes nothing if one of its rows is rejected', async ({ world }) => {
    const header = 'term_years,min_score,observed_on,rate'
    await deliver(world, 'score-rates', `${header}\n30,740,${daysAgo(3)},6.4`)
    const result = await deliver(
      world,
      'score-rates',
      `${header}
      30,760,${daysAgo(1)},6.1
      30,760,${daysAgo(1)},6.2
      0,700,${daysAgo(1)},6.2
      30,299,${daysAgo(1)},6.2
      30,851,${daysAgo(1)},6.2
      30,good,${daysAgo(1)},6.2
      30,700,${daysAgo(-2)},6.2
      30,700,${daysAgo(1)},0
      30,700,${daysAgo(1)},65
      30,700,${daysAgo(1)},`,
    )
    expect(result).toEqual({
      imported: 0,
      rejected: 9,
      reasons: [
        'Row 4: term_years is less than a year',
        'Row 5: min_score is less than 300, the lowest score',
        'Row 6: min_score is more than 850, the highest score',
        'Row 7: min_score is not a number',
        'Row 8: observed_on is in the future',
        'Row 9: rate is not more than 0',
        'Row 10: rate is more than 30%',
        'Row 11: rate is missing',
        'Row 3: is the same as row 2',
        'Nothing was changed, because this file replaces all rows at once.',
      ],
    })
    expect((await listRates(world)).map(({ rate }) => rate)).toEqual([6.4])
    await expect(deliver(world, 'score-rates', 'term_years,min_score,rate\n30,700,6')).rejects.toThrow(
      'The file has no column "observed_on".',
    )
  })

  test('of property taxes replaces all of them, and counties are recognized however they are written', async ({
    world,
  }) => {
    const header = 'state,county,rate,year,fips,zips'
    const result = await deliver(
      world,
      'property-taxes',
      `${header}
      nh,Strafford County,1.9,2024,33017,03820; 03821;03899
      NH,Rockingham,1.72,2024,,03801;03899
      MD,Baltimore County,1.1,2023,,
      MD,Baltimore city,2.248,2023,,21201`,
    )
    expect(result).toEqual({ imported: 4, rejected: 0, reasons: [] })
    const find = async (zip: string) =>
      (await world.anonymous.call('GET /public/property-taxes', { query: { zip } })).propertyTax
    expect(await find('03820')).toEqual({
      state: 'NH',
      county: 'Strafford County',
      rate: 1.9,
      year: 2024,
      source: 'Assessor',
    })
    expect(await find('21201')).toMatchObject({ county: 'Baltimore city', rate: 2.248 })
    // A ZIP code in two counties says nothing about a home, and neither does one that nobody knows.
    expect(await find('03899')).toBeNull()
    expect(await find('99999')).toBeNull()

    await deliver(world, 'property-taxes', `${header}\nME,Knox County,1.3,2024,,04841`)
    expect(await find('03820')).toBeNull()
    expect(await find('04841')).toMatchObject({ rate: 1.3 })
  })

  test('of property taxes with one bad row changes nothing', async ({ world }) => {
    const header = 'state,county,rate,year,fips,zips'
    await deliver(world, 'property-taxes', `${header}\nVT,Essex County,1.8,2024,,05901`)
    const result = await deliver(
      world,
      'property-taxes',
      `${header}
      NH,Strafford County,1.9,2024,,03820
      New Hampshire,Belknap County,1.9,2024,,
      NH,,1.9,2024,,
      NH,Coos County,1900,2024,,
      NH,Grafton County,1.9,1024,,
      NH,Sullivan County,1.9,2999,,
      NH,Carroll County,1.9,2024,330,
      NH,Cheshire County,1.9,2024,,0343
      NH,Strafford,1.8,2024,,`,
    )
    expect(result).toEqual({
      imported: 0,
      rejected: 8,
      reasons: [
        'Row 3: state is not a two-letter state code',
        'Row 4: county is missing',
        'Row 5: rate is more than 15% of a home’s value',
        'Row 6: year is not a recent year',
        'Row 7: year is in the future',
        'Row 8: fips is not five digits',
        'Row 9: zips has a ZIP code that is not five digits',
        'Row 10: is the same as row 2',
        'Nothing was changed, because this file replaces all rows at once.',
      ],
    })
    await expect(deliver(world, 'property-taxes', header)).rejects.toThrow('The file has no rows. Nothing was changed.')
    const kept = await world.anonymous.call('GET /public/property-taxes', { query: { zip: '05901' } })
    expect(kept.propertyTax).toMatchObject({ county: 'Essex County' })
  })

  test('without a required column, or without a file, is rejected', async ({ world }) => {
    await expect(deliver(world, 'homes', 'street,city\nOak,Dover')).rejects.toThrow('The file has no column "address".')
    const missing = { kind: 'homes', file: '/nowhere/homes.csv', provider: 'County', source: 'Assessor' } as const
    await expect(importDelivery(world.owner.db, missing)).rejects.toThrow('/nowhere/homes.csv cannot be read.')
  })
})

/** Into every database, as an operator does. */
async function deliver({ owner }: World, kind: DeliveryKind, csv: string) {
  const folder = await mkdtemp(join(tmpdir(), 'gable-delivery-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'delivered.csv')
  await writeFile(file, csv.replace(/\n +/g, '\n'))
  const results = []
  for (const db of listOwners(owner.db))
    results.push(await importDelivery(db, { kind, file, provider: 'County', source: 'Assessor' }))
  return results[0]
}

async function listRates(world: World) {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  return (await agent.call('GET /agent/properties/score-rates')).data
}
