import { hourLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect } from 'vitest'
import { runJobs } from '../testing/jobs.ts'
import { createRecord, type ResoFault, resoFaults, resoToken, startResoServer } from '../testing/reso-server.ts'
import { test, type World } from '../testing/world.ts'

let mls: Awaited<ReturnType<typeof startResoServer>>
beforeEach(async () => {
  mls = await startResoServer()
  return () => mls.close()
})

async function connect(world: World) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const body = {
    ...({ kind: 'RESO', name: 'Test MLS', baseUrl: mls.baseUrl, authKind: 'BEARER', secret: resoToken } as const),
    attribution: 'Data of Test MLS',
    officeIds: ['O1'],
  }
  const { _id: connectionId } = await owner.call('POST /agent/mls/connections', { body })
  const params = { connectionId }
  const getConnection = () => owner.call('GET /agent/mls/connections/:connectionId', { params })
  const wake = () =>
    sql`update graphile_worker._private_jobs set run_at = now() - interval '1 second'
      where payload->>'connectionId' = ${connectionId}`.execute(world.owner.db)
  return {
    owner,
    agency,
    connectionId,
    getConnection,
    list: async () => (await owner.call('GET /agent/mls/listings', { query: { scope: 'all', pageSize: 100 } })).data,
    /** Runs what waits, and what an MLS asked to wait for. */
    async sync({ starts = true } = {}) {
      if (starts) await owner.call('POST /agent/mls/connections/:connectionId/sync', { params })
      for (let round = 0; round < 40; round++) {
        await wake()
        await runJobs(world, agency.accountId)
        const { latestRun } = await getConnection()
        if (latestRun?.state !== 'RUNNING') return latestRun
      }
      return (await getConnection()).latestRun
    },
  }
}

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 12, minutes)).toISOString()

describe('an MLS', () => {
  test('sends its listings, then only what changed', async ({ world }) => {
    mls.put(...Array.from({ length: 450 }, (_, n) => createRecord(String(n), { ModificationTimestamp: at(n) })))
    const { sync } = await connect(world)
    expect(await sync({ starts: false })).toMatchObject({ state: 'DONE', added: 450, rejected: 0 })
    mls.put(createRecord('7', { ModificationTimestamp: at(500), ListPrice: 1 }))
    mls.put(createRecord('900', { ModificationTimestamp: at(501) }))
    mls.requests.length = 0
    expect(await sync()).toMatchObject({ state: 'DONE', added: 1, updated: 1 })
    expect(mls.requests).toHaveLength(1)
  })

  test('may change more listings at one moment than fit on a page', async ({ world }) => {
    mls.put(...Array.from({ length: 700 }, (_, n) => createRecord(String(n), { ModificationTimestamp: at(0) })))
    const { sync } = await connect(world)
    expect(await sync({ starts: false })).toMatchObject({ state: 'DONE', added: 700 })
    mls.state.pageMaximum = 70
    mls.put(...Array.from({ length: 700 }, (_, n) => createRecord(String(n), { ModificationTimestamp: at(5) })))
    expect(await sync()).toMatchObject({ state: 'DONE', added: 0, updated: 700 })
  })

  test('may sell and delete homes', async ({ world }) => {
    mls.put(createRecord('1'), createRecord('2'))
    const { sync, list } = await connect(world)
    await sync({ starts: false })
    mls.put(
      createRecord('1', {
        StandardStatus: 'Closed',
        ClosePrice: 440_000,
        CloseDate: '2026-03-02',
        ModificationTimestamp: at(1),
      }),
      createRecord('2', { StandardStatus: 'Delete', ModificationTimestamp: at(2) }),
    )
    expect(await sync()).toMatchObject({ updated: 1, removed: 1 })
    expect(await list()).toMatchObject([{ status: 'CLOSED', closePrice: 440_000, closedOn: '2026-03-02', isOwn: true }])
  })

  test('has listings that cannot be read, which are reported', async ({ world }) => {
    mls.put(
      createRecord('1'),
      createRecord('2', { StandardStatus: 'Sleeping' }),
      createRecord('3', { StreetNumber: null, UnparsedAddress: null }),
      createRecord('4', { BedroomsTotal: 4000, Latitude: 'north', YearBuilt: -1, PublicRemarks: 'a\u0000b\ud800' }),
    )
    const { sync, list } = await connect(world)
    const run = await sync({ starts: false })
    expect(run).toMatchObject({ state: 'DONE', added: 2, rejected: 2 })
    expect(run?.rejections).toEqual([
      { listingKey: '2', reason: 'The status “Sleeping” is not known.' },
      { listingKey: '3', reason: 'There is no address.' },
    ])
    const implausible = (await list()).find(({ mlsNumber }) => mlsNumber === 'M4')
    expect(implausible?.facts).toMatchObject({ bedrooms: null, yearBuilt: null, lat: null })
  })
})

describe('an MLS that misbehaves', () => {
  const passing: [string, ResoFault][] = [
    ['answers 500', resoFaults.status(500)],
    ['answers 429 with Retry-After', resoFaults.status(429, { 'retry-after': '30' })],
    ['answers in HTML', resoFaults.html],
    ['answers half a JSON', resoFaults.halfJson],
    ['answers 200 MB', resoFaults.huge],
    ['breaks off', resoFaults.breaksOff],
    ['sends null for listings', resoFaults.body({ value: [null, 7, 'x', []], '@odata.nextLink': '' })],
  ]
  test.for(passing)('and %s once delays its listings', async ([, fault], { world }) => {
    mls.put(createRecord('1'), createRecord('2'))
    const { sync, list } = await connect(world)
    mls.faults.push(fault)
    expect(await sync({ starts: false })).toMatchObject({ state: 'DONE' })
    await sync()
    expect(await list()).toHaveLength(2)
  })

  test('is asked again when it says', async ({ world }) => {
    const { owner, agency, connectionId } = await connect(world)
    mls.faults.push(resoFaults.status(429, { 'retry-after': '120' }))
    await runJobs(world, agency.accountId)
    const { latestRun } = await owner.call('GET /agent/mls/connections/:connectionId', { params: { connectionId } })
    const waits = Date.parse(latestRun?.resumesAt ?? '') - Date.now()
    expect(latestRun).toMatchObject({ state: 'RUNNING', error: 'The MLS asks to wait (status 429).' })
    expect(waits).toBeGreaterThan(100_000)
    expect(waits).toBeLessThan(125_000)
  })

  test('with 500 for long fails the update, and the next one works', async ({ world }) => {
    mls.put(createRecord('1'))
    const { sync, getConnection } = await connect(world)
    mls.faults.push(...Array.from({ length: 5 }, () => resoFaults.status(500)))
    expect(await sync({ starts: false })).toMatchObject({ state: 'FAILED', error: expect.stringContaining('500') })
    expect(await getConnection()).toMatchObject({ state: 'ACTIVE' })
    expect(await sync()).toMatchObject({ state: 'DONE', added: 1 })
  })

  test.for([401, 403])('and refuses with %i needs a person', async (status, { world }) => {
    const { sync, getConnection } = await connect(world)
    mls.faults.push(resoFaults.status(status))
    expect(await sync({ starts: false })).toMatchObject({ state: 'FAILED' })
    expect(await getConnection()).toMatchObject({
      state: 'NEEDS_ATTENTION',
      stateReason: expect.stringContaining(String(status)),
    })
    expect(await sync()).toMatchObject({ state: 'DONE' })
    expect(await getConnection()).toMatchObject({ state: 'ACTIVE', stateReason: '' })
  })

  test('and links to the same page forever is left', async ({ world }) => {
    mls.put(createRecord('1'))
    const { sync } = await connect(world)
    const loop = resoFaults.body({ value: [createRecord('1')], '@odata.nextLink': `${mls.baseUrl}/Property?loop` })
    mls.faults.push(...Array.from({ length: 60 }, () => loop))
    expect(await sync({ starts: false })).toMatchObject({
      state: 'FAILED',
      error: 'The MLS keeps sending the same page.',
    })
  })

  test('and links to another server does not get our token there', async ({ world }) => {
    const other = await startResoServer()
    const { sync } = await connect(world)
    const link = resoFaults.body({ value: [createRecord('1')], '@odata.nextLink': `${other.baseUrl}/Property` })
    mls.faults.push(...Array.from({ length: 5 }, () => link))
    expect(await sync({ starts: false })).toMatchObject({
      state: 'FAILED',
      error: expect.stringContaining('another server'),
    })
    expect(other.requests).toEqual([])
    other.close()
  })

  test.for([-5, 5])('and has a clock that is off by %i hours loses no change', async (hours, { world }) => {
    mls.state.clockOffset = hours * hourLength
    const now = (minutes: number) => new Date(Date.now() + mls.state.clockOffset + minutes * 60_000).toISOString()
    mls.put(createRecord('1', { ModificationTimestamp: now(-60) }))
    // A listing from the future, as after a wrong time zone.
    mls.put(createRecord('2', { ModificationTimestamp: now(600) }))
    const { sync, list } = await connect(world)
    await sync({ starts: false })
    mls.put(createRecord('3', { ModificationTimestamp: now(0) }))
    expect(await sync()).toMatchObject({ state: 'DONE', added: 1 })
    expect(await list()).toHaveLength(3)
  })
})
