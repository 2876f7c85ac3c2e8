import { newId } from '@gable/shared/ids.ts'
import { installationsMaximum } from '@gable/shared/widgets/installations.ts'
import { describe, expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'
import { recordInstallation } from './installation-queries.ts'

const homePage = 'https://agency.example/'

async function createWidget(world: World, asset: Parameters<World['factory']['createAsset']>[1] = {}) {
  const agency = await world.factory.createAgency()
  const { subjectId: widgetId } = await world.factory.createAsset(agency, asset)
  await eventually(() => expect(world.app.assets.getCached(widgetId)).toBeDefined())
  const owner = await world.factory.createAgent(agency)
  const report = (page: string, faults: string[] = []) =>
    world.anonymous.send(
      'GET',
      `/api/public/widgets/${widgetId}/seen?${new URLSearchParams([['page', page], ...faults.map((fault) => ['faults', fault])])}`,
    )
  const listInstallations = async () => {
    const { data } = await owner.call('GET /agent/widget/config/:widgetId/sightings', { params: { widgetId } })
    return data
  }
  const listPages = async () => (await listInstallations()).map(({ page }) => page)
  return { agency, owner, widgetId, report, listInstallations, listPages }
}

describe('the report of a widget about its web page', () => {
  test('lists the page with its installation problems', async ({ world }) => {
    const { report, listInstallations } = await createWidget(world)
    expect(await listInstallations()).toEqual([])
    await report(homePage)
    await report('https://agency.example/sell', ['LINK_MISSING', 'HEIGHT_MISSING', 'LINK_MISSING'])
    expect(await listInstallations()).toMatchObject([
      { page: 'https://agency.example/sell', faults: ['HEIGHT_MISSING', 'LINK_MISSING'] },
      { page: homePage, faults: [] },
    ])
    await report('https://agency.example/sell')
    const [sell] = await listInstallations()
    expect(sell).toMatchObject({ page: 'https://agency.example/sell', faults: [] })
    expect(Date.parse(sell?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(sell?.firstSeenAt ?? ''))
  })

  test('gets an empty reply for any website and for images, without a cookie', async ({ world }) => {
    const { report } = await createWidget(world)
    const { statusCode, headers, body } = await report(homePage, ['CALLS_BLOCKED'])
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test.for<[string, string]>([
    ['https://agency.example/home?email=ada%40example.com&token=1#here', 'https://agency.example/home'],
    ['https://ada:secret@agency.example/home', 'https://agency.example/home'],
    ['HTTPS://Agency.Example:443/a/../Home', 'https://agency.example/Home'],
    ['http://agency.example:8080/<script>"', 'http://agency.example:8080/%3Cscript%3E%22'],
    ['https://agency.example/\u0000\ud800\n x', 'https://agency.example/%00%EF%BF%BD%20x'],
    [`https://agency.example/${'x'.repeat(4000)}`, `https://agency.example/${'x'.repeat(477)}`],
  ])('from %s is stored without personal data', async ([page, stored], { world }) => {
    const { report, listPages } = await createWidget(world)
    await report(page)
    expect(await listPages()).toEqual([stored])
  })

  test.for([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'file:///C:/home.html',
    'about:blank',
    'https://',
    'https://[::1',
    '//agency.example/',
    'nonsense',
    '',
  ])('is ignored for the invalid page %s', async (page, { world }) => {
    const { report, listInstallations } = await createWidget(world)
    expect((await report(page)).statusCode).toBe(204)
    expect(await listInstallations()).toEqual([])
  })

  test('gets the same reply when its parameters are invalid', async ({ world }) => {
    const { widgetId, report, listInstallations } = await createWidget(world)
    const url = `/api/public/widgets/${widgetId}/seen`
    for (const query of ['', '?page', '?page=a&page=b', `?page[x]=${homePage}`, '?faults=LINK_MISSING'])
      expect((await world.anonymous.send('GET', url + query)).statusCode).toBe(204)
    expect(await listInstallations()).toEqual([])
    await report(homePage, ['ON_FIRE', 'LINK_MISSING', '__proto__'])
    expect(await listInstallations()).toMatchObject([{ page: homePage, faults: ['LINK_MISSING'] }])
  })

  test.for(['archived', 'unknown', 'a page', 'no id'])(
    'stores nothing and queries nothing for an id that is %s',
    async (kind, { world }) => {
      const { agency, widgetId } = await createWidget(world, {
        ...(kind === 'archived' && { status: 'ARCHIVED' }),
        ...(kind === 'a page' && { kind: 'landing-page', type: 'JOURNEY' }),
      })
      const id = kind === 'unknown' ? newId() : kind === 'no id' ? '1%20or%201' : widgetId
      const getQueryCount = countQueries(world)
      const response = await world.anonymous.send('GET', `/api/public/widgets/${id}/seen?page=${homePage}`)
      expect([response.statusCode, getQueryCount()]).toEqual([kind === 'no id' ? 404 : 204, 0])
      const rows = await world.owner.db
        .selectFrom('widget_sightings')
        .selectAll()
        .where('account_id', '=', agency.accountId)
        .execute()
      expect(rows).toEqual([])
    },
  )

  test('is stored once for many visitors', async ({ world }) => {
    const { report, listInstallations } = await createWidget(world)
    await report(homePage)
    const [before] = await listInstallations()
    const getQueryCount = countQueries(world)
    await Promise.all(Array.from({ length: 50 }, () => report(homePage)))
    expect(getQueryCount()).toBe(0)
    expect(await listInstallations()).toEqual([before])
  })

  test('is limited when someone floods it with invented pages', async ({ world }) => {
    const { report, listInstallations } = await createWidget(world)
    await report(homePage)
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, index) => report(`https://flood.example/${index}`)),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await listInstallations()).toHaveLength(20)
    const other = await createWidget(world)
    await other.report(homePage)
    expect(await other.listPages()).toEqual([homePage])
  })

  test('keeps only the most recent pages', async ({ world }) => {
    const { agency, widgetId, listPages } = await createWidget(world)
    const scope = mintAccountScope(agency.accountId)
    const urls = Array.from({ length: installationsMaximum + 10 }, (_, index) => `https://agency.example/${index}`)
    for (const page of urls)
      await withAccount(world.product.db, scope, (db) => recordInstallation(db, scope, { widgetId, page, faults: [] }))
    expect(await listPages()).toEqual(urls.slice(10).reverse())
    const { count } = await world.owner.db
      .selectFrom('widget_sightings')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', agency.accountId)
      .where('widget_id', '=', widgetId)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(installationsMaximum)
  })

  test('succeeds for the visitor even if it cannot be stored', async ({ world }) => {
    const { widgetId, report, listInstallations } = await createWidget(world)
    await world.owner.db.deleteFrom('assets').where('id', '=', widgetId).execute()
    expect((await report(homePage)).statusCode).toBe(204)
    await expect(listInstallations()).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('only agents of the account with permission can list the web pages of a widget', async ({ world }) => {
  const { agency, widgetId, report, listPages } = await createWidget(world)
  await report(homePage)
  expect(await listPages()).toEqual([homePage])
  const url = `/api/agent/widget/config/${widgetId}/sightings`
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  expect((await rival.send('GET', url)).statusCode).toBe(404)
  expect((await agent.send('GET', url)).statusCode).toBe(403)
  expect((await world.anonymous.send('GET', url)).statusCode).toBe(401)
})

/** Counts the database connections that are used from now on. */
function countQueries({ product }: World) {
  let count = 0
  const increment = () => {
    count++
  }
  product.pool.on('acquire', increment)
  return () => {
    product.pool.off('acquire', increment)
    return count
  }
}
