import type { ContentSort } from '@gable/shared/content/content.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { createContentAgency } from '../testing/contents.ts'
import { createLargeAgency } from '../testing/large-agency.ts'
import { captureQueries, explainQueries } from '../testing/query-plans.ts'
import { test as base, type World } from '../testing/world.ts'
import { searchContents } from './search-queries.ts'

const test = base.extend<{ seeded: Awaited<ReturnType<typeof seedContents>> }>({
  seeded: [async ({ world }, use) => use(await seedContents(world)), { scope: 'file' }],
})

/** Four emails whose order differs by every key, and a postcard. */
async function seedContents(world: World) {
  const { agency, ada } = await createContentAgency(world)
  const { accountId } = agency
  const contents = [
    { title: 'beta', status: 'PUBLISHED', leadType: 'HV', day: 3, counts: { delivered: 9, open: 1, click: 3 } },
    { title: 'Alpha 100%', status: 'DRAFT', leadType: 'BUYER', day: 1, counts: { delivered: 1, open: 7, scan: 2 } },
    { title: 'Gamma', status: 'ARCHIVED', leadType: 'HV', day: 4, counts: { click: 8, submission: 2, scan: 1 } },
    { title: 'delta', status: 'PUBLISHED', leadType: 'SELLER', day: 2, counts: { open: 3, click: 1, submission: 5 } },
    { title: 'Card', medium: 'POSTCARD', status: 'PUBLISHED', leadType: 'HV', day: 5, counts: {} },
    { title: 'Hidden', isVisible: false, status: 'PUBLISHED', leadType: 'HV', day: 6, counts: {} },
  ] as const
  for (const { title, status, leadType, day, counts, ...rest } of contents) {
    const id = newId()
    const at = new Date(Date.UTC(2026, 4, day))
    await world.owner.db
      .insertInto('contents')
      .values({
        account_id: accountId,
        id,
        title,
        status,
        lead_type: leadType,
        intent: 'HOME_VALUE' as const,
        medium: 'EMAIL' as const,
        template_type: 'REGULAR' as const,
        template_id: 'any',
        draft_settings: '{}',
        ...('medium' in rest && { medium: rest.medium }),
        ...('isVisible' in rest && { is_visible: rest.isVisible }),
        triggered_at: at,
        updated_at: at,
        created_by: null,
        triggered_by: null,
        published_version: null,
      })
      .execute()
    for (const [type, count] of Object.entries(counts))
      for (const module of ['', 'variation'])
        await world.owner.db
          .insertInto('counter_total')
          .values({
            account_id: accountId,
            subject: 'content',
            subject_id: id,
            last_at: at,
            type,
            module,
            count,
          })
          .execute()
  }
  const search = (body: object = {}) =>
    ada.call('POST /agent/content/search', { body: { medium: 'EMAIL', ...body } as { medium: 'EMAIL' } })
  const listTitles = async (body: object = {}) => (await search(body)).data.map(({ title }) => title)
  return { ada, search, listTitles }
}

test('emails are listed with all their counts, last changed first', async ({ seeded: { search, listTitles } }) => {
  expect(await listTitles()).toEqual(['Gamma', 'beta', 'delta', 'Alpha 100%'])
  const { data, total } = await search({ search: 'bet' })
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({
    status: 'PUBLISHED',
    leadType: 'HV',
    lastUpdated: { triggeredAt: '2026-05-03T00:00:00.000Z' },
    statistics: { delivered: 18, opens: 2, clicks: 6, leads: 0, sent: 0 },
  })
  expect(data[0]).not.toHaveProperty('draftSettings')
})

test('filters combine, and match any of several statuses', async ({ seeded: { search, listTitles } }) => {
  expect(await listTitles({ status: ['DRAFT', 'ARCHIVED'] })).toEqual(['Gamma', 'Alpha 100%'])
  expect(await listTitles({ status: [] })).toHaveLength(4)
  expect(await listTitles({ leadType: 'HV' })).toEqual(['Gamma', 'beta'])
  expect(await listTitles({ leadType: 'HV', status: ['PUBLISHED'] })).toEqual(['beta'])
  expect(await listTitles({ search: ' ALPHA ' })).toEqual(['Alpha 100%'])
  expect(await listTitles({ search: '0%' })).toEqual(['Alpha 100%'])
  expect(await listTitles({ search: '_' })).toEqual([])
  expect(await listTitles({ medium: 'POSTCARD' })).toEqual(['Card'])
  expect(await listTitles({ isVisible: false })).toEqual(['Hidden'])
  expect(await search({ page: 2, pageSize: 3 })).toMatchObject({ total: 4, data: [{ title: 'Alpha 100%' }] })
  expect(await search({ page: 3, pageSize: 3 })).toEqual({ total: 4, data: [] })
})

const ascending: [ContentSort, string[]][] = [
  ['title', ['Alpha 100%', 'beta', 'delta', 'Gamma']],
  ['lastUpdated.triggeredAt', ['Alpha 100%', 'delta', 'beta', 'Gamma']],
  ['statistics.delivered', ['delta', 'Gamma', 'Alpha 100%', 'beta']],
  ['statistics.opens', ['Gamma', 'beta', 'delta', 'Alpha 100%']],
  ['statistics.clicks', ['Alpha 100%', 'delta', 'beta', 'Gamma']],
  ['statistics.leads', ['Alpha 100%', 'beta', 'Gamma', 'delta']],
  ['statistics.scans', ['beta', 'delta', 'Gamma', 'Alpha 100%']],
]
const descending: [ContentSort, string[]][] = [
  ['title', ['Gamma', 'delta', 'beta', 'Alpha 100%']],
  ['lastUpdated.triggeredAt', ['Gamma', 'beta', 'delta', 'Alpha 100%']],
  ['statistics.delivered', ['beta', 'Alpha 100%', 'delta', 'Gamma']],
  ['statistics.opens', ['Alpha 100%', 'delta', 'beta', 'Gamma']],
  ['statistics.clicks', ['Gamma', 'beta', 'delta', 'Alpha 100%']],
  ['statistics.leads', ['delta', 'Gamma', 'Alpha 100%', 'beta']],
  ['statistics.scans', ['Alpha 100%', 'Gamma', 'beta', 'delta']],
]

test('emails can be sorted by every key both ways, equal ones by title', async ({ seeded: { listTitles } }) => {
  for (const [sort, titles] of ascending) expect(await listTitles({ sort, sortOrder: 'asc' }), sort).toEqual(titles)
  for (const [sort, titles] of descending) expect(await listTitles({ sort, sortOrder: 'desc' }), sort).toEqual(titles)
})

test('a search outside its limits is rejected', async ({ world, seeded: { ada, search, listTitles } }) => {
  expect(await listTitles({ search: 'x'.repeat(200), page: 10_000, pageSize: 100 })).toEqual([])
  for (const body of [
    { search: 'x'.repeat(201) },
    { page: 0 },
    { page: 10_001 },
    { pageSize: 101 },
    { pageSize: 0 },
    { status: ['SENT'] },
    { status: ['DRAFT', 'DRAFT', 'DRAFT', 'DRAFT'] },
    { leadType: 'RENTER' },
    { sort: 'name' },
    { sortOrder: 'up' },
    { medium: 'FAX' },
  ])
    await expect(search(body), JSON.stringify(body)).rejects.toMatchObject({ code: 'invalid' })
  await expect(ada.send('POST', '/api/agent/content/search', {})).resolves.toMatchObject({ statusCode: 422 })
  const agent = await world.factory.createAgent({ accountId: ada.accountId ?? '' }, { role: 'AGENT' })
  await expect(agent.call('POST /agent/content/search', { body: { medium: 'EMAIL' } })).rejects.toMatchObject({
    code: 'forbidden',
  })
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  expect(await stranger.call('POST /agent/content/search', { body: { medium: 'EMAIL' } })).toEqual({
    data: [],
    total: 0,
  })
})

test('a page of the list reads no more rows than it needs, also in a large account', async ({ world }) => {
  const scope = await createLargeAgency(world, ['contents', 'counter_total'], async (accountId, size) => {
    await sql`
      insert into contents (account_id, id, medium, template_type, template_id, title, lead_type, intent, triggered_at)
      select ${accountId}, gen_random_uuid(), 'EMAIL', 'REGULAR', 'any', 'News ' || n, 'HV', 'HOME_VALUE',
        timestamptz '2026-01-01' - n * interval '1 minute'
      from generate_series(1, ${size}::int) n`.execute(world.owner.db)
    await sql`
      insert into counter_total (account_id, subject, subject_id, type, count, last_at)
      select ${accountId}, 'content', id, type, 3, now() from contents, unnest(array['delivered', 'open']) type
      where account_id = ${accountId}`.execute(world.owner.db)
  })
  const request = { medium: 'EMAIL', search: '', isVisible: true, sortOrder: 'desc', page: 1, pageSize: 25 } as const
  for (const sort of ['lastUpdated.triggeredAt', 'title', 'statistics.opens'] as const) {
    const queries = await captureQueries(world.product, scope, 'contents', (db) =>
      searchContents(db, scope, { ...request, sort }),
    )
    const plans = await explainQueries(world.product, scope, queries)
    expect(plans).toHaveLength(2)
    for (const plan of plans) expect(plan, sort).not.toMatch(/Seq Scan on (contents|content_versions|counter_total)/)
    if (sort === 'lastUpdated.triggeredAt') expect(plans[0]).toMatch(/Index Scan using contents_newest/)
  }
  const { total } = await withAccount(world.product.db, scope, (db) =>
    searchContents(db, scope, { ...request, sort: 'title' }),
  )
  expect(total).toBe(3000)
})
