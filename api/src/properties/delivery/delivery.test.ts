import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished } from 'vitest'
import { createAgencyWithProperty } from '../../testing/properties.ts'
import { daysAgo } from '../../testing/market.ts'
import { test, type World } from '../../testing/world.ts'
import type { DeliveryKind } from './delivery-kinds.ts'
import { importDelivery } from './import-delivery.ts'

describe('a delivery', () => {
  test('of every kind is what a home is looked up in, in whatever way its address is written', async ({ world }) => {
    const home = await createAgencyWithProperty(world)
    const { address, latitude, longitude } = home.location
    const typed = `"${address.replace('Street', 'st.').toUpperCase()}"`
    await delivers(
      world,
      'homes',
      `address,latitude,longitude,bedrooms,above_grade_sqft,last_sold_on,last_sold_price
      ${typed},${latitude},${longitude},3,1500,2020-05-01,"$310,000"`,
    )
    await delivers(
      world,
      'estimates',
      `address,value_date,median,low,high,confidence,deviation,provider
      ${typed},${daysAgo(5)},400000,380000,420000,88,4.5,ATTOM`,
    )
    await delivers(
      world,
      'mortgages',
      `address,mortgage_date,amount,borrower_names
      ${typed},2020-05-01,240000,Nora Field; Tom Field`,
    )
    await delivers(
      world,
      'listings',
      `listing_id,category,address,latitude,longitude,price,priced_on
      L-1,sold,9 Near Street,${latitude},${longitude},395000,${daysAgo(20)}`,
    )
    await home.runLookUp()
    expect(await home.getProperty()).toMatchObject({
      homeFacts: { opdLite: { bedrooms: 3, recentSaleOrListPrice: 310_000 } },
      factsFrom: { provider: 'County', source: 'Assessor', date: daysAgo(0) },
    })
    const { agent } = home
    const { data: estimates } = await agent.call('GET /agent/properties/:propertyId/estimate', home)
    expect(estimates).toMatchObject([{ provider: 'ATTOM', median: 400_000, deviation: 4.5, source: 'Assessor' }])
    const { data: mortgages } = await agent.call('GET /agent/properties/:propertyId/mortgage-history', home)
    expect(mortgages).toMatchObject([
      {
        mortgageAmount: 240_000,
        mortgageTerm: null,
        borrowerNames: ['Nora Field', 'Tom Field'],
        mortgageRecordedDocumentNumber: null,
      },
    ])
    const { data: sales } = await agent.call('GET /agent/properties/:propertyId/comparables', home)
    expect(sales).toMatchObject([{ listingCategory: 'sold', opd: { recentSaleOrListPrice: 395_000 } }])
  })

  test('names the rows it refuses, and takes the others', async ({ world }) => {
    const taken = await delivers(
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
    expect(taken).toEqual({
      taken: 1,
      refused: 5,
      reasons: [
        'Row 2: value_date is no day such as 2026-01-31',
        'Row 3: median is not between low and high',
        'Row 4: median is no number',
        'Row 5: confidence is more than 100',
        'Row 6: address is missing',
      ],
    })
  })

  test('that comes again brings up to date, and its last word counts', async ({ world }) => {
    const header = 'program,observed_on,rate'
    await delivers(world, 'rates', `${header}\nFIXED_15,${daysAgo(1)},5.5\nFIXED_15,${daysAgo(1)},5.6`)
    await delivers(world, 'rates', `\ufeff${header.toUpperCase()}\nFIXED_15,${daysAgo(1)},5.75`)
    const agent = await world.factory.createAgent(await world.factory.createAgency())
    const { data } = await agent.call('GET /agent/properties/mortgage-rates')
    expect(data.find(({ program }) => program === 'FIXED_15')).toMatchObject({ currentRate: 5.75, source: 'Assessor' })
    expect(data.find(({ program }) => program === 'FIXED_15')?.periodicRates).toHaveLength(1)
  })

  test('of more rows than fit one batch is taken whole', async ({ world }) => {
    const rows = Array.from({ length: 2500 }, (_, index) => `${index} Long Street,,`).join('\n')
    expect(await delivers(world, 'homes', `address,bedrooms,county\n${rows}`)).toMatchObject({
      taken: 2500,
      refused: 0,
    })
  })

  test('without a column that is needed, or without a file, is refused whole', async ({ world }) => {
    await expect(delivers(world, 'homes', 'street,city\nOak,Dover')).rejects.toThrow(
      'The file has no column "address".',
    )
    const missing = { kind: 'homes', file: '/nowhere/homes.csv', provider: 'County', source: 'Assessor' } as const
    await expect(importDelivery(world.owner.db, missing)).rejects.toThrow('/nowhere/homes.csv cannot be read.')
  })
})

async function delivers({ owner }: World, kind: DeliveryKind, csv: string) {
  const folder = await mkdtemp(join(tmpdir(), 'gable-delivery-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'delivered.csv')
  await writeFile(file, csv.replace(/\n +/g, '\n'))
  return importDelivery(owner.db, { kind, file, provider: 'County', source: 'Assessor' })
}
