import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import type { Db } from '../platform/database.ts'
import { createLog } from '../platform/observe/log.ts'
import { lookUpProperty } from '../properties/look-up-property.ts'
import { createMarketProvider } from '../properties/market-provider.ts'
import type { PropertyProvider } from '../properties/provider.ts'
import { runJobs } from '../testing/jobs.ts'
import { createUniqueAddress } from '../testing/market.ts'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { test, type World } from '../testing/world.ts'
import { lookUpProperties } from './look-up-properties.ts'
import { scheduleNightlyEnrichment } from './nightly-enrichment.ts'
import { listAgenciesAtNight } from './nightly-queries.ts'

const log = createLog({ LOG_LEVEL: 'silent' })
const { signal } = new AbortController()

async function createAgencyWithEnrichment(world: World) {
  const base = await createAgencyWithProperty(world)
  const { accountId } = base.agency
  const owner = await world.factory.createAgent(base.agency)
  const { db } = world.owner
  return {
    ...base,
    owner,
    accountId,
    getEnrichment: async () => ({
      ...(await owner.call('GET /agent/enrichment')),
      runs: (await owner.call('GET /agent/enrichment/runs')).data,
    }),
    updateSettings: (isOnByNight = true, everyDays: 1 | 7 | 30 = 1) =>
      owner.call('PUT /agent/enrichment/settings', { body: { isOnByNight, everyDays } }),
    runAllJobs: () => runAllJobs(world, accountId),
    runNight: (night: string) => runNight(world, accountId, night),
    setLookupAge: (days: number) => {
      const at = new Date(Date.now() - days * dayLength)
      return db
        .updateTable('property_lookups')
        .set({ asked_at: at, ended_at: at })
        .where('account_id', '=', accountId)
        .execute()
    },
  }
}

/** Skips the pauses between the batches of a run. */
async function runAllJobs(world: World, accountId: string) {
  for (let round = 0; round < 4; round++) {
    await runJobs(world, accountId)
    const { rowCount } = await world.owner.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where payload->>'accountId' = $1`,
      [accountId],
    )
    if (!rowCount) return
  }
}

async function runNight(world: World, accountId: string, night: string) {
  await world.owner.pool.query(`select enqueue('begin-night', $1, null, null)`, [JSON.stringify({ accountId, night })])
  await runAllJobs(world, accountId)
}

describe('the properties of an account', () => {
  test('are counted by the data they have and by its age', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    expect(await agency.getEnrichment()).toEqual({
      settings: { isOnByNight: false, everyDays: 7 },
      homes: { total: 1, withFacts: 0, withEstimate: 0, withComparables: 0, withMortgages: 0 },
      ages: { day: 0, week: 0, month: 0, older: 0, never: 1 },
      due: 1,
      runs: [],
    })
    await agency.addMarketData()
    await agency.runLookup()
    await agency.setLookupAge(3)
    expect(await agency.getEnrichment()).toMatchObject({
      homes: { total: 1, withFacts: 1, withEstimate: 1, withComparables: 1, withMortgages: 1 },
      ages: { day: 0, week: 1, month: 0, older: 0, never: 0 },
      due: 1,
    })
    const { data } = await agency.owner.call('GET /agent/enrichment/sources')
    expect(data).toContainEqual(
      expect.objectContaining({ kind: 'HOMES', provider: 'County', source: 'Assessor', newest: '2026-01-15' }),
    )
  })

  test('are looked up in a manual run, whose result is listed', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    await agency.addMarketData()
    const run = await agency.owner.call('POST /agent/enrichment/runs')
    expect(run).toMatchObject({ isByNight: false, by: 'Ada Moss', due: 1, lookedUp: 0, endedAt: null })
    await expect(agency.owner.call('POST /agent/enrichment/runs')).rejects.toMatchObject({ code: 'conflict' })
    await agency.runAllJobs()
    const { homes, due, runs } = await agency.getEnrichment()
    expect([homes.withEstimate, due]).toEqual([1, 0])
    expect(runs).toEqual([{ ...run, lookedUp: 1, changed: 1, endedAt: expect.any(String) }])
  })

  test('count as looked up but not changed when providers return the same data', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    await agency.addMarketData()
    await agency.runLookup()
    await agency.setLookupAge(2)
    await agency.owner.call('POST /agent/enrichment/runs')
    await agency.runAllJobs()
    expect((await agency.getEnrichment()).runs).toMatchObject([{ lookedUp: 1, changed: 0, failed: 0 }])
  })

  test('are not looked up by a run that was stopped', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    const { _id: runId } = await agency.owner.call('POST /agent/enrichment/runs')
    const stopped = await agency.owner.call('DELETE /agent/enrichment/runs/:runId', { params: { runId } })
    expect(stopped).toMatchObject({ isStopped: true, endedAt: expect.any(String) })
    await agency.runAllJobs()
    expect((await agency.getEnrichment()).ages.never).toBe(1)
  })

  test('count as failed when a provider fails', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    const { _id: runId } = await agency.owner.call('POST /agent/enrichment/runs')
    const createFailingProvider = (db: Db): PropertyProvider => ({
      ...createMarketProvider(db),
      estimates: () => Promise.reject(new Error('Provider is down')),
    })
    const payload = { accountId: agency.accountId, runId }
    await lookUpProperties(lookUpProperty(createFailingProvider))({ payload, db: world.product.db, log, signal })
    expect((await agency.getEnrichment()).runs).toMatchObject([{ lookedUp: 1, failed: 1, endedAt: expect.any(String) }])
  })

  test('are still looked up when the lookup of one of them throws', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    await agency.addContact('Ben Field', { address: createUniqueAddress().address })
    const { _id: runId } = await agency.owner.call('POST /agent/enrichment/runs')
    let count = 0
    const failOnce = async () => {
      count++
      if (count === 1) throw new Error('Value out of range')
    }
    const payload = { accountId: agency.accountId, runId }
    await lookUpProperties(failOnce)({ payload, db: world.product.db, log, signal })
    expect(await agency.getEnrichment()).toMatchObject({ ages: { day: 1 }, runs: [{ lookedUp: 2, failed: 1 }] })
  })

  test('are looked up by the next run when the job of a run was lost', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    await agency.owner.call('POST /agent/enrichment/runs')
    await world.owner.pool.query(`delete from graphile_worker._private_jobs where payload->>'accountId' = $1`, [
      agency.accountId,
    ])
    await world.owner.db
      .updateTable('enrichment_runs')
      .set({ reached_at: new Date(Date.now() - 7_200_000) })
      .where('account_id', '=', agency.accountId)
      .execute()
    await agency.owner.call('POST /agent/enrichment/runs')
    await agency.runAllJobs()
    expect((await agency.getEnrichment()).runs).toMatchObject([
      { lookedUp: 1, isStopped: false },
      { lookedUp: 0, isStopped: true },
    ])
  })
})

describe('a nightly run', () => {
  test('looks up properties that nobody opens, once per night', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    await agency.addMarketData()
    await agency.updateSettings()
    await agency.runNight('2026-03-14')
    await agency.runNight('2026-03-14')
    expect((await agency.getEnrichment()).runs).toMatchObject([{ isByNight: true, by: null, lookedUp: 1, changed: 1 }])
  })

  test('skips properties that were looked up within the chosen interval', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    await agency.runLookup()
    await agency.setLookupAge(3)
    await agency.updateSettings(true, 7)
    await agency.runNight('2026-03-14')
    await agency.setLookupAge(8)
    await agency.runNight('2026-03-15')
    expect((await agency.getEnrichment()).runs).toMatchObject([{ lookedUp: 1 }, { lookedUp: 0, due: 0 }])
  })

  test('stops when nightly updates are turned off', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    await agency.updateSettings()
    await agency.runNight('2026-03-14')
    await agency.setLookupAge(2)
    await world.owner.db
      .updateTable('enrichment_runs')
      .set({ ended_at: null, looked_up: 0 })
      .where('account_id', '=', agency.accountId)
      .execute()
    await agency.updateSettings(false)
    const [run] = (await agency.getEnrichment()).runs
    await world.owner.pool.query(`select enqueue('look-up-homes', $1, null, null)`, [
      JSON.stringify({ accountId: agency.accountId, runId: run?._id }),
    ])
    await agency.runAllJobs()
    expect((await agency.getEnrichment()).runs).toMatchObject([
      { lookedUp: 0, isStopped: true, endedAt: expect.any(String) },
    ])
  })

  test('is due at night in the time zone of the agency, and only when turned on', async ({ world }) => {
    const [enabled, disabled] = [await createAgencyWithEnrichment(world), await createAgencyWithEnrichment(world)]
    await enabled.updateSettings()
    await disabled.updateSettings(false)
    const listDueAt = async (time: string) =>
      (await listAgenciesAtNight(world.owner.db, new Date(time)))
        .filter(({ accountId }) => [enabled.accountId, disabled.accountId].includes(accountId))
        .map(({ accountId, night }) => [accountId === enabled.accountId, night])
    expect(await listDueAt('2026-03-14T04:59:00Z')).toEqual([])
    expect(await listDueAt('2026-03-14T05:30:00Z')).toEqual([[true, '2026-03-14']])
    expect(await listDueAt('2026-03-14T09:30:00Z')).toEqual([])
    await world.owner.db
      .updateTable('agencies')
      .set({ soft_freeze_after: new Date('2026-03-01') })
      .where('account_id', '=', enabled.accountId)
      .execute()
    expect(await listDueAt('2026-03-14T05:30:00Z')).toEqual([])
  })

  test('is started for agencies where it is night', async ({ world }) => {
    const agency = await createAgencyWithEnrichment(world)
    await agency.updateSettings()
    await world.owner.db
      .updateTable('agencies')
      .set({ time_zone: getTimeZoneAtThreeAm() })
      .where('account_id', '=', agency.accountId)
      .execute()
    await scheduleNightlyEnrichment(world.owner)({ payload: {}, db: world.product.db, log, signal })
    await agency.runAllJobs()
    expect((await agency.getEnrichment()).runs).toMatchObject([{ isByNight: true, lookedUp: 1 }])
  })
})

function getTimeZoneAtThreeAm() {
  const west = (new Date().getUTCHours() - 3 + 24) % 24
  return west <= 12 ? `Etc/GMT+${west}` : `Etc/GMT-${24 - west}`
}
