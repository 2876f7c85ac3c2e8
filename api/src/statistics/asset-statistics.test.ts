import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { seedVisits, type Visit } from '../testing/visits.ts'
import { test as base } from '../testing/world.ts'

const newest = Date.UTC(2026, 9, 12, 9)

const test = base.extend<{ seeded: Awaited<ReturnType<typeof seedAssets>> }>({
  seeded: [async ({ world }, use) => use(await seedAssets(world)), { scope: 'file' }],
})

async function seedAssets({ factory, owner }: Parameters<Parameters<typeof base>[2] & object>[0]['world']) {
  const agency = await factory.createAgency()
  const search = await factory.createAsset(agency, { name: 'Address search' })
  const quiet = await factory.createAsset(agency, {
    name: 'A 100% quiet page',
    kind: 'landing-page',
    status: 'ARCHIVED',
  })
  const visit = (type: Visit['type'], before = 1) => ({ ...search, type, at: newest - before * 60_000 })
  const visits = [
    visit('view'),
    visit('view'),
    visit('view'),
    visit('entrance'),
    visit('entrance'),
    visit('submission', 0),
  ]
  await seedVisits(owner, agency.accountId, 'America/New_York', visits)
  return { agency, search, quiet, person: await factory.createAgent(agency) }
}

const counts = { views: 3, entrances: 2, clicks: 0, leads: 1, latestActivity: new Date(newest).toISOString() }
const noCounts = { views: 0, entrances: 0, clicks: 0, leads: 0, latestActivity: null }

test('the totals of a widget include all its events', async ({ seeded: { search, quiet, person } }) => {
  const totals = (subjectId: string) =>
    person.call('GET /agent/statistics/:subjectId/totals', { params: { subjectId } })
  expect(await totals(search.subjectId)).toEqual(counts)
  expect(await totals(quiet.subjectId)).toEqual(noCounts)
  const statistics = await person.call('GET /agent/statistics/:subjectId', { params: { subjectId: search.subjectId } })
  expect(statistics).toEqual({
    ...counts,
    _id: search.subjectId,
    kind: 'widget',
    type: 'SEARCH',
    name: 'Address search',
    status: 'PUBLISHED',
  })
})

test('another agency cannot tell whether an asset exists', async ({ world, seeded: { search } }) => {
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  for (const subjectId of [search.subjectId, newId()])
    await expect(
      rival.call('GET /agent/statistics/:subjectId/totals', { params: { subjectId } }),
    ).rejects.toMatchObject({ code: 'not_found' })
})

test('the latest activity is the newest event, or null without events', async ({ seeded }) => {
  const { search, quiet, person } = seeded
  const widgetActivity = 'GET /agent/widget/config/:widgetId/latest-activity'
  expect(await person.call(widgetActivity, { params: { widgetId: search.subjectId } })).toEqual({
    latestActivity: counts.latestActivity,
  })
  expect(
    await person.call('GET /agent/landing-page/page/:pageId/latest-activity', { params: { pageId: quiet.subjectId } }),
  ).toEqual({ latestActivity: null })
  await expect(person.call(widgetActivity, { params: { widgetId: quiet.subjectId } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('all assets are listed in the requested sort order', async ({ seeded: { person } }) => {
  const listNames = async (query: Parameters<typeof person.call<'GET /agent/statistics'>>[1]) => {
    const { data, total } = await person.call('GET /agent/statistics', query)
    return { names: data.map(({ name }) => name), total }
  }
  expect(await listNames({})).toEqual({ names: ['Address search', 'A 100% quiet page', 'Seller Dashboard'], total: 3 })
  expect(await listNames({ query: { sort: 'name', sortOrder: 'asc' } })).toEqual({
    names: ['A 100% quiet page', 'Address search', 'Seller Dashboard'],
    total: 3,
  })
  expect((await listNames({ query: { sort: 'latestActivity', sortOrder: 'asc' } })).names[0]).toBe('Address search')
  expect(await listNames({ query: { sort: 'name', sortOrder: 'asc', page: 2, pageSize: 2 } })).toEqual({
    names: ['Seller Dashboard'],
    total: 3,
  })
  expect(await listNames({ query: { kind: 'landing-page' } })).toEqual({ names: ['A 100% quiet page'], total: 1 })
  expect(await listNames({ query: { search: '0%' } })).toEqual({ names: ['A 100% quiet page'], total: 1 })
  expect(await listNames({ query: { search: '_' } })).toEqual({ names: [], total: 0 })
})

test('statistics are always current', async ({ seeded: { person } }) => {
  for (const key of [
    'GET /agent/widget/config/statistics/last-refreshed',
    'GET /agent/landing-page/statistics/last-refreshed',
    'GET /agent/contact-dashboard/statistics/last-refreshed',
  ] as const) {
    const { lastRefreshedAt } = await person.call(key)
    expect(Date.now() - Date.parse(lastRefreshedAt)).toBeLessThan(60_000)
  }
})
