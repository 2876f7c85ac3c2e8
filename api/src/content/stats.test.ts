import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createContentAgency } from '../testing/contents.ts'
import { test as base, type World } from '../testing/world.ts'

const test = base.extend<{ seeded: Awaited<ReturnType<typeof seedCounters>> }>({
  seeded: [async ({ world }, use) => use(await seedCounters(world)), { scope: 'file' }],
})

/** Two emails with counts on the 2nd and the 3rd of May 2026, in New York. */
async function seedCounters(world: World) {
  const { agency, ada, createEmail } = await createContentAgency(world)
  const [one, other] = [(await createEmail())._id, (await createEmail())._id]
  const at = (day: number, hour: number) => new Date(Date.UTC(2026, 4, day, hour))
  const count = (id: string, type: string, at: Date, count: number, module = '') => ({
    subject: 'content',
    subject_id: id,
    type,
    module,
    at,
    count,
  })
  const batch = [
    count(one, 'sent', at(2, 14), 5),
    count(one, 'delivered', at(2, 15), 4, 'first'),
    count(one, 'open', at(3, 3), 2),
    count(one, 'open', at(3, 15), 1),
    count(other, 'open', at(3, 15), 10),
    count(one, 'machine-open', at(3, 15), 3),
  ]
  const scope = mintAccountScope(agency.accountId)
  await withAccount(world.product.db, scope, (db) =>
    sql`select add_to_counters(${agency.accountId}, ${JSON.stringify(batch)}::jsonb)`.execute(db),
  )
  return { ada, one, other }
}

const period = { dateFrom: '2026-05-02T00:00:00-04:00', dateTill: '2026-05-05T00:00:00-04:00' }

test('what happened to emails is counted by day, without gaps', async ({ seeded: { ada, one } }) => {
  const body = { ...period, dateGroupingType: 'DAY' as const, reportFilters: { contentIds: [one] } }
  const { stats, lastRefreshedAt } = await ada.call('POST /agent/content/stats', { body })
  expect(Date.now() - Date.parse(lastRefreshedAt)).toBeLessThan(60_000)
  expect(stats.map(({ date }) => date)).toEqual([
    '2026-05-02T04:00:00.000Z',
    '2026-05-03T04:00:00.000Z',
    '2026-05-04T04:00:00.000Z',
  ])
  expect(stats.map(({ counts }) => counts)).toMatchObject([
    // The evening in New York is the next day in UTC.
    { sent: 5, delivered: 4, open: 2, 'machine-open': 0, click: 0 },
    { sent: 0, delivered: 0, open: 1, 'machine-open': 3 },
    { sent: 0, open: 0, complaint: 0 },
  ])
})

test('only the requested types and emails are counted', async ({ world, seeded: { ada, one, other } }) => {
  const sum = async (reportFilters: object, agent = ada) => {
    const body = { ...period, dateGroupingType: 'MONTH' as const, reportFilters }
    const { stats } = await agent.call('POST /agent/content/stats', { body })
    expect(stats).toHaveLength(1)
    return stats[0]?.counts
  }
  expect(await sum({ eventTypes: ['open'] })).toEqual({ open: 13 })
  expect(await sum({ eventTypes: ['open', 'click'], contentIds: [other] })).toEqual({ open: 10, click: 0 })
  expect(await sum({ eventTypes: ['open'], contentIds: [one, newId()] })).toEqual({ open: 3 })
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  expect(await sum({ eventTypes: ['open'], contentIds: [one] }, stranger)).toEqual({ open: 0 })
  const { stats } = await ada.call('POST /agent/content/stats', {
    body: { ...period, dateGroupingType: 'HOUR', reportFilters: { eventTypes: ['open'] } },
  })
  expect(stats).toHaveLength(72)
  expect(stats.filter(({ counts }) => counts.open).map(({ date }) => date)).toEqual([
    '2026-05-03T03:00:00.000Z',
    '2026-05-03T15:00:00.000Z',
  ])
})

test('an invalid period is rejected with a message on its field', async ({ seeded: { ada } }) => {
  const getErrors = async (change: object) => {
    const body = { ...period, dateGroupingType: 'DAY', ...change }
    const response = await ada.send('POST', '/api/agent/content/stats', body)
    expect(response.statusCode).toBe(422)
    return response.json().fields
  }
  expect(await getErrors({ dateTill: period.dateFrom })).toEqual({ dateTill: 'The end must be after the start' })
  expect(await getErrors({ dateFrom: '2020-05-01T00:00:00Z' })).toEqual({
    dateTill: 'Please choose at most five years',
  })
  expect(await getErrors({ dateTill: '2026-06-05T00:00:00Z', dateGroupingType: 'HOUR' })).toEqual({
    dateTill: 'Please choose at most 31 days by hour',
  })
  expect(await getErrors({ dateFrom: '0001-01-01T00:00:00+14:00' })).toEqual({
    dateFrom: 'Please choose a date between 2000 and 2099',
  })
  expect(await getErrors({ dateGroupingType: 'YEAR' })).toEqual({ dateGroupingType: 'Please choose a grouping' })
  expect(await getErrors({ reportFilters: { contentIds: Array(501).fill(newId()) } })).toEqual({
    'reportFilters.contentIds': 'Please choose at most 500',
  })
})

test('statistics are always current', async ({ seeded: { ada } }) => {
  const { lastRefreshedAt } = await ada.call('GET /agent/content/statistics/last-refreshed')
  expect(Date.now() - Date.parse(lastRefreshedAt)).toBeLessThan(60_000)
})
