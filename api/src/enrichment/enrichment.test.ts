import { describe, expect } from 'vitest'
import type { Db } from '../platform/database.ts'
import { createLog } from '../platform/observe/log.ts'
import { lookUpProperty } from '../properties/look-up-property.ts'
import { createMarketProvider } from '../properties/market-provider.ts'
import type { PropertyProvider } from '../properties/provider.ts'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { createUniqueAddress } from '../testing/market.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'
import { lookUpProperties } from './look-up-properties.ts'
import { listAgenciesAtNight } from './nightly-queries.ts'
import { scheduleNightlyEnrichment } from './nightly-enrichment.ts'

const log = createLog({ LOG_LEVEL: 'silent' })
const { signal } = new AbortController()

async function lookedAfter(world: World) {
  const home = await createAgencyWithProperty(world)
  const { accountId } = home.agency
  const owner = await world.factory.createAgent(home.agency)
  const { db } = world.owner
  return {
    ...home,
    owner,
    accountId,
    read: async () => ({
      ...(await owner.call('GET /agent/enrichment')),
      runs: (await owner.call('GET /agent/enrichment/runs')).data,
    }),
    keepsCurrent: (isOnByNight = true, everyDays: 1 | 7 | 30 = 1) =>
      owner.call('PUT /agent/enrichment/settings', { body: { isOnByNight, everyDays } }),
    work: () => workAll(world, accountId),
    night: (night: string) => askForNight(world, accountId, night),
    lookedUpDaysAgo: (days: number) => {
      const at = new Date(Date.now() - days * 86_400_000)
      return db
        .updateTable('property_lookups')
        .set({ asked_at: at, ended_at: at })
        .where('account_id', '=', accountId)
        .execute()
    },
  }
}

/** The pauses between the homes of a run are not waited for. */
async function workAll(world: World, accountId: string) {
  for (let round = 0; round < 4; round++) {
    await runJobs(world, accountId)
    const { rowCount } = await world.owner.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where payload->>'accountId' = $1`,
      [accountId],
    )
    if (!rowCount) return
  }
}

async function askForNight(world: World, accountId: string, night: string) {
  await world.owner.pool.query(`select enqueue('begin-night', $1, null, null)`, [JSON.stringify({ accountId, night })])
  await workAll(world, accountId)
}

describe('the homes of an account', () => {
  test('are told with what is known of them, and how old that is', async ({ world }) => {
    const home = await lookedAfter(world)
    expect(await home.read()).toEqual({
      settings: { isOnByNight: false, everyDays: 7 },
      homes: { total: 1, withFacts: 0, withEstimate: 0, withComparables: 0, withMortgages: 0 },
      ages: { day: 0, week: 0, month: 0, older: 0, never: 1 },
      due: 1,
      runs: [],
    })
    await home.marketKnows()
    await home.runLookUp()
    await home.lookedUpDaysAgo(3)
    expect(await home.read()).toMatchObject({
      homes: { total: 1, withFacts: 1, withEstimate: 1, withComparables: 1, withMortgages: 1 },
      ages: { day: 0, week: 1, month: 0, older: 0, never: 0 },
      due: 1,
    })
    const { data } = await home.owner.call('GET /agent/enrichment/sources')
    expect(data).toContainEqual(
      expect.objectContaining({ kind: 'HOMES', provider: 'County', source: 'Assessor', newest: '2026-01-15' }),
    )
  })

  test('are looked up when somebody asks, though nobody has opened them, and the outcome is kept', async ({
    world,
  }) => {
    const home = await lookedAfter(world)
    await home.marketKnows()
    const run = await home.owner.call('POST /agent/enrichment/runs')
    expect(run).toMatchObject({ isByNight: false, by: 'Ada Moss', due: 1, lookedUp: 0, endedAt: null })
    await expect(home.owner.call('POST /agent/enrichment/runs')).rejects.toMatchObject({ code: 'conflict' })
    await home.work()
    const { homes, due, runs } = await home.read()
    expect([homes.withEstimate, due]).toEqual([1, 0])
    expect(runs).toEqual([{ ...run, lookedUp: 1, changed: 1, endedAt: expect.any(String) }])
  })

  test('that say the same again have been looked up, and have not changed', async ({ world }) => {
    const home = await lookedAfter(world)
    await home.marketKnows()
    await home.runLookUp()
    await home.lookedUpDaysAgo(2)
    await home.owner.call('POST /agent/enrichment/runs')
    await home.work()
    expect((await home.read()).runs).toMatchObject([{ lookedUp: 1, changed: 0, failed: 0 }])
  })

  test('are left alone by a run that was stopped', async ({ world }) => {
    const home = await lookedAfter(world)
    const { _id: runId } = await home.owner.call('POST /agent/enrichment/runs')
    const stopped = await home.owner.call('DELETE /agent/enrichment/runs/:runId', { params: { runId } })
    expect(stopped).toMatchObject({ isStopped: true, endedAt: expect.any(String) })
    await home.work()
    expect((await home.read()).ages.never).toBe(1)
  })

  test('for which a provider gave no answer are counted apart', async ({ world }) => {
    const home = await lookedAfter(world)
    const { _id: runId } = await home.owner.call('POST /agent/enrichment/runs')
    const isDown = (db: Db): PropertyProvider => ({
      ...createMarketProvider(db),
      estimates: () => Promise.reject(new Error('The line is down')),
    })
    const payload = { accountId: home.accountId, runId }
    await lookUpProperties(lookUpProperty(isDown))({ payload, db: world.product.db, log, signal })
    expect((await home.read()).runs).toMatchObject([{ lookedUp: 1, failed: 1, endedAt: expect.any(String) }])
  })

  test('of which one cannot be kept are looked up all the same, and that one goes to the end', async ({ world }) => {
    const home = await lookedAfter(world)
    await home.addContact('Ben Field', { address: createUniqueAddress().address })
    const { _id: runId } = await home.owner.call('POST /agent/enrichment/runs')
    let count = 0
    const breaksOnce = async () => {
      count++
      if (count === 1) throw new Error('A figure that no column takes')
    }
    const payload = { accountId: home.accountId, runId }
    await lookUpProperties(breaksOnce)({ payload, db: world.product.db, log, signal })
    expect(await home.read()).toMatchObject({ ages: { day: 1 }, runs: [{ lookedUp: 2, failed: 1 }] })
  })

  test('that were not looked up by a run whose job was lost are looked up by the next', async ({ world }) => {
    const home = await lookedAfter(world)
    await home.owner.call('POST /agent/enrichment/runs')
    await world.owner.pool.query(`delete from graphile_worker._private_jobs where payload->>'accountId' = $1`, [
      home.accountId,
    ])
    await world.owner.db
      .updateTable('enrichment_runs')
      .set({ reached_at: new Date(Date.now() - 7_200_000) })
      .where('account_id', '=', home.accountId)
      .execute()
    await home.owner.call('POST /agent/enrichment/runs')
    await home.work()
    expect((await home.read()).runs).toMatchObject([
      { lookedUp: 1, isStopped: false },
      { lookedUp: 0, isStopped: true },
    ])
  })
})

describe('a night', () => {
  test('looks up homes nobody opens, once', async ({ world }) => {
    const home = await lookedAfter(world)
    await home.marketKnows()
    await home.keepsCurrent()
    await home.night('2026-03-14')
    await home.night('2026-03-14')
    expect((await home.read()).runs).toMatchObject([{ isByNight: true, by: null, lookedUp: 1, changed: 1 }])
  })

  test('leaves out what was looked up within the days that were chosen', async ({ world }) => {
    const home = await lookedAfter(world)
    await home.runLookUp()
    await home.lookedUpDaysAgo(3)
    await home.keepsCurrent(true, 7)
    await home.night('2026-03-14')
    await home.lookedUpDaysAgo(8)
    await home.night('2026-03-15')
    expect((await home.read()).runs).toMatchObject([{ lookedUp: 1 }, { lookedUp: 0, due: 0 }])
  })

  test('ends at once when it is not wanted any more', async ({ world }) => {
    const home = await lookedAfter(world)
    await home.keepsCurrent()
    await home.night('2026-03-14')
    await home.lookedUpDaysAgo(2)
    await world.owner.db
      .updateTable('enrichment_runs')
      .set({ ended_at: null, looked_up: 0 })
      .where('account_id', '=', home.accountId)
      .execute()
    await home.keepsCurrent(false)
    const [run] = (await home.read()).runs
    await world.owner.pool.query(`select enqueue('look-up-homes', $1, null, null)`, [
      JSON.stringify({ accountId: home.accountId, runId: run?._id }),
    ])
    await home.work()
    expect((await home.read()).runs).toMatchObject([{ lookedUp: 0, isStopped: true, endedAt: expect.any(String) }])
  })

  test('comes to an agency by its own clock, and only where it is wanted', async ({ world }) => {
    const [wanted, unwanted] = [await lookedAfter(world), await lookedAfter(world)]
    await wanted.keepsCurrent()
    await unwanted.keepsCurrent(false)
    const at = async (time: string) =>
      (await listAgenciesAtNight(world.owner.db, new Date(time)))
        .filter(({ accountId }) => [wanted.accountId, unwanted.accountId].includes(accountId))
        .map(({ accountId, night }) => [accountId === wanted.accountId, night])
    expect(await at('2026-03-14T04:59:00Z')).toEqual([])
    expect(await at('2026-03-14T05:30:00Z')).toEqual([[true, '2026-03-14']])
    expect(await at('2026-03-14T09:30:00Z')).toEqual([])
    await world.owner.db
      .updateTable('agencies')
      .set({ soft_freeze_after: new Date('2026-03-01') })
      .where('account_id', '=', wanted.accountId)
      .execute()
    expect(await at('2026-03-14T05:30:00Z')).toEqual([])
  })

  test('is begun for the agencies where it is night', async ({ world }) => {
    const home = await lookedAfter(world)
    await home.keepsCurrent()
    await world.owner.db
      .updateTable('agencies')
      .set({ time_zone: whereItIsThree() })
      .where('account_id', '=', home.accountId)
      .execute()
    await scheduleNightlyEnrichment(world.owner)({ payload: {}, db: world.product.db, log, signal })
    await home.work()
    expect((await home.read()).runs).toMatchObject([{ isByNight: true, lookedUp: 1 }])
  })
})

function whereItIsThree() {
  const west = (new Date().getUTCHours() - 3 + 24) % 24
  return west <= 12 ? `Etc/GMT+${west}` : `Etc/GMT-${24 - west}`
}
