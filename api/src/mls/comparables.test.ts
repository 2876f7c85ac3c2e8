import { dayLength } from '@gable/shared/time/calendar.ts'
import { beforeEach, describe, expect } from 'vitest'
import { runJobs } from '../testing/jobs.ts'
import { createUniqueAddress, seedMarketData } from '../testing/market.ts'
import { createRecord, resoToken, startResoServer } from '../testing/reso-server.ts'
import { test, type World } from '../testing/world.ts'

let mls: Awaited<ReturnType<typeof startResoServer>>
beforeEach(async () => {
  mls = await startResoServer()
  return () => mls.close()
})

const today = new Date(Date.now() - 10 * dayLength).toISOString().slice(0, 10)

async function createHome(world: World, rules: object = {}) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const location = createUniqueAddress()
  await seedMarketData(world.owner.db, location)
  const body = { firstName: 'Nora', lastName: 'Field', address: location.address }
  const { properties } = await owner.call('POST /agent/contacts', { body })
  const params = { propertyId: properties[0]?._id ?? '' }
  await owner.call('POST /agent/properties/:propertyId/look-up', { params })
  await runJobs(world, agency.accountId)
  const { addressComponents } = await owner.call('GET /agent/properties/:propertyId', { params })
  const place = { Latitude: addressComponents.latitude, Longitude: addressComponents.longitude }
  const sold = { StandardStatus: 'Closed', ClosePrice: 440_000, CloseDate: today }
  const Media = [{ MediaURL: `${mls.origin}/photos/1.png`, Order: 0, MediaCategory: 'Photo' }]
  mls.put(
    createRecord('1', { ...place, ...sold, Media }),
    createRecord('2', { ...place, StandardStatus: 'Coming Soon' }),
  )
  await owner.call('POST /agent/mls/connections', {
    body: {
      ...({ kind: 'RESO', name: 'Test MLS', baseUrl: mls.baseUrl, authKind: 'BEARER', secret: resoToken } as const),
      attribution: 'Data of Test MLS',
      disclaimer: 'Deemed reliable.',
      ...rules,
    },
  })
  await runJobs(world, agency.accountId)
  const { data } = await owner.call('GET /agent/properties/:propertyId/comparables', { params })
  return { owner, listed: data.filter(({ credit }) => credit) }
}

describe('a listing of an MLS', () => {
  test('is a comparable with its attribution; one that is coming soon is not', async ({ world }) => {
    const { owner, listed } = await createHome(world)
    expect(listed).toMatchObject([
      {
        listingCategory: 'sold',
        opd: { recentSaleOrListPrice: 440_000 },
        addressComponent: { fullAddress: '11 Elm Street, Dover, NH 03820' },
        credit: { attribution: 'Data of Test MLS', disclaimer: 'Deemed reliable.', listedBy: 'Seacoast Realty' },
      },
    ])
    const photo = await owner.send('GET', listed[0]?.imgs[0] ?? '')
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp'])
    const forged = (listed[0]?.imgs[0] ?? '').replace(/photos\/../, 'photos/AA')
    expect((await owner.send('GET', forged)).statusCode).toBe(404)
  })

  test('shows nothing that the rules of its MLS hide', async ({ world }) => {
    const { listed } = await createHome(world, { showAddress: false, showSoldPrice: false, showPhotos: false })
    expect(listed).toMatchObject([
      {
        imgs: [],
        opd: { recentSaleOrListPrice: null, lat: null },
        addressComponent: { fullAddress: 'Dover, NH 03820', street: '', latitude: null },
        credit: { isAddressHidden: true },
      },
    ])
    expect(JSON.stringify(listed)).not.toContain('Elm')
  })

  test('shows after the delay that its MLS asks for', async ({ world }) => {
    expect((await createHome(world, { delayDays: 30 })).listed).toEqual([])
  })
})
