import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { plantVisits, type Visit } from '../testing/visits.ts'
import { test as base } from '../testing/world.ts'

const newest = Date.UTC(2026, 9, 12, 9)

const test = base.extend<{ scene: Awaited<ReturnType<typeof plantScene>> }>({
  scene: [async ({ world }, use) => use(await plantScene(world)), { scope: 'file' }],
})

async function plantScene({ founding, owner }: Parameters<Parameters<typeof base>[2] & object>[0]['world']) {
  const agency = await founding.agency()
  const search = await founding.subject(agency, { name: 'Address search' })
  const quiet = await founding.subject(agency, { name: 'A 100% quiet page', kind: 'landing-page', status: 'ARCHIVED' })
  const visit = (type: Visit['type'], before = 1) => ({ ...search, type, at: newest - before * 60_000 })
  const visits = [
    visit('view'),
    visit('view'),
    visit('view'),
    visit('entrance'),
    visit('entrance'),
    visit('submission', 0),
  ]
  await plantVisits(owner, agency.accountId, 'America/New_York', visits)
  return { agency, search, quiet, person: await founding.person(agency) }
}

const figures = { views: 3, entrances: 2, clicks: 0, leads: 1, latestActivity: new Date(newest).toISOString() }
const nothing = { views: 0, entrances: 0, clicks: 0, leads: 0, latestActivity: null }

test('the totals of a widget are all there ever was', async ({ scene: { search, quiet, person } }) => {
  const totals = (subjectId: string) =>
    person.call('GET /agent/statistics/:subjectId/totals', { params: { subjectId } })
  expect(await totals(search.subjectId)).toEqual(figures)
  expect(await totals(quiet.subjectId)).toEqual(nothing)
  const whole = await person.call('GET /agent/statistics/:subjectId', { params: { subjectId: search.subjectId } })
  expect(whole).toEqual({
    ...figures,
    _id: search.subjectId,
    kind: 'widget',
    type: 'SEARCH',
    name: 'Address search',
    status: 'PUBLISHED',
  })
})

test('nobody else learns anything of it, not even that it is there', async ({ world, scene: { search } }) => {
  const rival = await world.founding.person(await world.founding.agency())
  for (const subjectId of [search.subjectId, newId()])
    await expect(
      rival.call('GET /agent/statistics/:subjectId/totals', { params: { subjectId } }),
    ).rejects.toMatchObject({ code: 'not_found' })
})

test('the latest activity is the newest event, and none where nobody ever was', async ({ scene }) => {
  const { search, quiet, person } = scene
  const ofWidget = 'GET /agent/widget/config/:widgetId/latest-activity'
  expect(await person.call(ofWidget, { params: { widgetId: search.subjectId } })).toEqual({
    latestActivity: figures.latestActivity,
  })
  expect(
    await person.call('GET /agent/landing-page/page/:pageId/latest-activity', { params: { pageId: quiet.subjectId } }),
  ).toEqual({ latestActivity: null })
  await expect(person.call(ofWidget, { params: { widgetId: quiet.subjectId } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('all there is stands in one list, in the order that is asked for', async ({ scene: { person } }) => {
  const names = async (query: Parameters<typeof person.call<'GET /agent/statistics'>>[1]) => {
    const { data, total } = await person.call('GET /agent/statistics', query)
    return { names: data.map(({ name }) => name), total }
  }
  expect(await names({})).toEqual({ names: ['Address search', 'A 100% quiet page', 'Seller Dashboard'], total: 3 })
  expect(await names({ query: { sort: 'name', sortOrder: 'asc' } })).toEqual({
    names: ['A 100% quiet page', 'Address search', 'Seller Dashboard'],
    total: 3,
  })
  expect((await names({ query: { sort: 'latestActivity', sortOrder: 'asc' } })).names[0]).toBe('Address search')
  expect(await names({ query: { sort: 'name', sortOrder: 'asc', page: 2, pageSize: 2 } })).toEqual({
    names: ['Seller Dashboard'],
    total: 3,
  })
  expect(await names({ query: { kind: 'landing-page' } })).toEqual({ names: ['A 100% quiet page'], total: 1 })
  expect(await names({ query: { search: '0%' } })).toEqual({ names: ['A 100% quiet page'], total: 1 })
  expect(await names({ query: { search: '_' } })).toEqual({ names: [], total: 0 })
})

test('the figures are of the moment they are read', async ({ scene: { person } }) => {
  for (const key of [
    'GET /agent/widget/config/statistics/last-refreshed',
    'GET /agent/landing-page/statistics/last-refreshed',
    'GET /agent/contact-dashboard/statistics/last-refreshed',
  ] as const) {
    const { lastRefreshedAt } = await person.call(key)
    expect(Date.now() - Date.parse(lastRefreshedAt)).toBeLessThan(60_000)
  }
})
