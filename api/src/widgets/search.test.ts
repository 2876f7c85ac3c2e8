import type { AssetStatus, ListSort } from '@gable/shared/assets/asset.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

interface WidgetFixture {
  name: string
  status?: AssetStatus
  changed?: string
  /** Views, entrances, submissions. */
  counts?: [number, number, number]
}

async function createAgencyWith(world: World, widgets: WidgetFixture[]) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  for (const { name, status = 'PUBLISHED', changed = '2026-01-01T00:00:00Z', counts = [0, 0, 0] } of widgets) {
    const triggered_at = new Date(changed)
    const { subjectId } = await world.factory.createAsset(agency, { name, status, triggered_at })
    for (const [index, type] of ['view', 'entrance', 'submission'].entries())
      await world.owner.db
        .insertInto('counter_total')
        .values({
          account_id: agency.accountId,
          subject: 'widget',
          subject_id: subjectId,
          type,
          module: '',
          text: '',
          count: counts[index] ?? 0,
          last_at: triggered_at,
        })
        .execute()
  }
  type Query = Parameters<typeof owner.call<'GET /agent/widget/config/search'>>[1]
  const search = (query: NonNullable<Query>['query'] = {}) => owner.call('GET /agent/widget/config/search', { query })
  const names = async (query?: Parameters<typeof search>[0]) => (await search(query)).data.map(({ name }) => name)
  return { agency, owner, search, names }
}

const threeWidgets: WidgetFixture[] = [
  { name: 'alpha', changed: '2026-01-02T00:00:00Z', counts: [10, 9, 1] },
  { name: 'Beta', changed: '2026-01-03T00:00:00Z', counts: [30, 2, 2] },
  { name: 'gamma', changed: '2026-01-01T00:00:00Z', counts: [20, 5, 0] },
]

test('widgets are listed with their statistics, most recently changed first', async ({ world }) => {
  const { search, names } = await createAgencyWith(world, threeWidgets)
  expect(await names()).toEqual(['Beta', 'alpha', 'gamma'])
  const { data, total } = await search()
  expect(total).toBe(3)
  expect(data[0]).toMatchObject({
    statistics: { views: 30, entrances: 2, leads: 2 },
    lastUpdated: { triggeredAt: '2026-01-03T00:00:00.000Z', triggeredBy: null },
  })
})

test.for<[ListSort, string[]]>([
  ['name', ['alpha', 'Beta', 'gamma']],
  ['lastUpdated.triggeredAt', ['gamma', 'alpha', 'Beta']],
  ['statistics.views', ['alpha', 'gamma', 'Beta']],
  ['statistics.entrances', ['Beta', 'gamma', 'alpha']],
  ['statistics.leads', ['gamma', 'alpha', 'Beta']],
])('widgets can be sorted by %s in both directions', async ([sort, ascending], { world }) => {
  const { names } = await createAgencyWith(world, threeWidgets)
  expect(await names({ sort, sortOrder: 'asc' })).toEqual(ascending)
  expect(await names({ sort, sortOrder: 'desc' })).toEqual(ascending.toReversed())
})

test('pages neither repeat nor skip a widget', async ({ world }) => {
  const { search } = await createAgencyWith(
    world,
    Array.from({ length: 7 }, (_, n) => ({ name: `Same ${n % 2}` })),
  )
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ page, pageSize: 3, sort: 'statistics.views' })))
  expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 1, 0])
  expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7])
  expect(new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).size).toBe(7)
})

test('search matches part of a name in any case, or a complete id', async ({ world }) => {
  const { search, names } = await createAgencyWith(world, [
    { name: 'Spring Sale' },
    { name: 'Sale by Owner' },
    { name: 'Other' },
  ])
  expect(await names({ search: '  sALE ', sort: 'name', sortOrder: 'asc' })).toEqual(['Sale by Owner', 'Spring Sale'])
  const { data } = await search({ search: 'other' })
  expect(await names({ search: (data[0]?._id ?? '').toUpperCase() })).toEqual(['Other'])
  expect(await search({ search: newId() })).toEqual({ data: [], total: 0 })
})

test.for(['%', '_', '100%', 'a_b', '\\', "'"])('search treats %j as plain text', async (search, { world }) => {
  const { names } = await createAgencyWith(world, [
    { name: 'Plain' },
    { name: `It says ${search} here` },
    { name: 'aXb 1000' },
  ])
  expect(await names({ search })).toEqual([`It says ${search} here`])
})

test('widgets can be filtered by status', async ({ world }) => {
  const { names, search, owner } = await createAgencyWith(world, [
    { name: 'Live' },
    { name: 'Archived', status: 'ARCHIVED' },
  ])
  const byName = { sort: 'name', sortOrder: 'asc' } as const
  expect(await names({ statuses: ['PUBLISHED'] })).toEqual(['Live'])
  expect(await names({ statuses: 'ARCHIVED' })).toEqual(['Archived'])
  expect(await names({ statuses: ['PUBLISHED', 'ARCHIVED'], ...byName })).toEqual(['Archived', 'Live'])
  expect(await names(byName)).toEqual(['Archived', 'Live'])
  expect((await search({ statuses: ['ARCHIVED'], search: 'live' })).total).toBe(0)
  const count = async (statuses: Exclude<AssetStatus, 'DRAFT'>[]) =>
    (await owner.call('POST /agent/widget/config/count', { body: { statuses } })).count
  expect([await count(['PUBLISHED']), await count(['PUBLISHED', 'ARCHIVED']), await count([])]).toEqual([1, 2, 0])
})

test('widgets of other accounts, landing pages and dashboards are not listed', async ({ world }) => {
  const { agency, search } = await createAgencyWith(world, [{ name: 'Ours' }])
  await createAgencyWith(world, [{ name: 'Ours, too?' }])
  await world.factory.createAsset(agency, { kind: 'landing-page', type: 'JOURNEY', name: 'Ours, a page' })
  expect((await search({ search: 'ours' })).data.map(({ name }) => name)).toEqual(['Ours'])
})

test.for(['page=0', 'pageSize=0', 'pageSize=101', 'sort=settings', 'sortOrder=up', 'statuses=DRAFT', 'page=x'])(
  'a search with %s is rejected',
  async (query, { world }) => {
    const { owner } = await createAgencyWith(world, [])
    expect((await owner.send('GET', `/api/agent/widget/config/search?${query}`)).statusCode).toBe(422)
  },
)
