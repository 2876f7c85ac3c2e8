import { newId } from '@gable/shared/ids.ts'
import { installationsMaximum } from '@gable/shared/widgets/installations.ts'
import { describe, expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'
import { recordInstallation } from './installation-queries.ts'

const home = 'https://agency.example/'

async function widgetOnWebsites(world: World, given: Parameters<World['factory']['createAsset']>[1] = {}) {
  const agency = await world.factory.createAgency()
  const { subjectId: widgetId } = await world.factory.createAsset(agency, given)
  await eventually(() => expect(world.app.assets.getCached(widgetId)).toBeDefined())
  const owner = await world.factory.createAgent(agency)
  const seenAt = (page: string, faults: string[] = []) =>
    world.anonymous.send(
      'GET',
      `/api/public/widgets/${widgetId}/seen?${new URLSearchParams([['page', page], ...faults.map((fault) => ['faults', fault])])}`,
    )
  const sightings = async () => {
    const { data } = await owner.call('GET /agent/widget/config/:widgetId/sightings', { params: { widgetId } })
    return data
  }
  const pages = async () => (await sightings()).map(({ page }) => page)
  return { agency, owner, widgetId, seenAt, sightings, pages }
}

describe('a widget that a visitor sees on a page', () => {
  test('is known to stand there, and with what is wrong there', async ({ world }) => {
    const { seenAt, sightings } = await widgetOnWebsites(world)
    expect(await sightings()).toEqual([])
    await seenAt(home)
    await seenAt('https://agency.example/sell', ['LINK_MISSING', 'HEIGHT_MISSING', 'LINK_MISSING'])
    expect(await sightings()).toMatchObject([
      { page: 'https://agency.example/sell', faults: ['HEIGHT_MISSING', 'LINK_MISSING'] },
      { page: home, faults: [] },
    ])
    await seenAt('https://agency.example/sell')
    const [sell] = await sightings()
    expect(sell).toMatchObject({ page: 'https://agency.example/sell', faults: [] })
    expect(Date.parse(sell?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(sell?.firstSeenAt ?? ''))
  })

  test('is answered with nothing, to every website and to images, and without a cookie', async ({ world }) => {
    const { seenAt } = await widgetOnWebsites(world)
    const { statusCode, headers, body } = await seenAt(home, ['CALLS_BLOCKED'])
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
  ])('on %s is remembered without what that says of a visitor', async ([page, stored], { world }) => {
    const { seenAt, pages } = await widgetOnWebsites(world)
    await seenAt(page)
    expect(await pages()).toEqual([stored])
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
  ])('is not believed to stand on %s', async (page, { world }) => {
    const { seenAt, sightings } = await widgetOnWebsites(world)
    expect((await seenAt(page)).statusCode).toBe(204)
    expect(await sightings()).toEqual([])
  })

  test('is answered the same when its call makes no sense', async ({ world }) => {
    const { widgetId, seenAt, sightings } = await widgetOnWebsites(world)
    const address = `/api/public/widgets/${widgetId}/seen`
    for (const query of ['', '?page', '?page=a&page=b', `?page[x]=${home}`, '?faults=LINK_MISSING'])
      expect((await world.anonymous.send('GET', address + query)).statusCode).toBe(204)
    expect(await sightings()).toEqual([])
    await seenAt(home, ['ON_FIRE', 'LINK_MISSING', '__proto__'])
    expect(await sightings()).toMatchObject([{ page: home, faults: ['LINK_MISSING'] }])
  })

  test.for(['archived', 'unknown', 'a page', 'no id'])(
    'and that is %s leaves nothing behind and is not asked for',
    async (what, { world }) => {
      const { agency, widgetId } = await widgetOnWebsites(world, {
        ...(what === 'archived' && { status: 'ARCHIVED' }),
        ...(what === 'a page' && { kind: 'landing-page', type: 'JOURNEY' }),
      })
      const id = what === 'unknown' ? newId() : what === 'no id' ? '1%20or%201' : widgetId
      const queries = countQueries(world)
      const answer = await world.anonymous.send('GET', `/api/public/widgets/${id}/seen?page=${home}`)
      expect([answer.statusCode, queries()]).toEqual([what === 'no id' ? 404 : 204, 0])
      const kept = await world.owner.db
        .selectFrom('widget_sightings')
        .selectAll()
        .where('account_id', '=', agency.accountId)
        .execute()
      expect(kept).toEqual([])
    },
  )

  test('is written down once for all who see it there', async ({ world }) => {
    const { seenAt, sightings } = await widgetOnWebsites(world)
    await seenAt(home)
    const [before] = await sightings()
    const queries = countQueries(world)
    await Promise.all(Array.from({ length: 50 }, () => seenAt(home)))
    expect(queries()).toBe(0)
    expect(await sightings()).toEqual([before])
  })

  test('cannot be made to write without end by who makes up pages', async ({ world }) => {
    const { seenAt, sightings } = await widgetOnWebsites(world)
    await seenAt(home)
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => seenAt(`https://flood.example/${index}`)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await sightings()).toHaveLength(20)
    const other = await widgetOnWebsites(world)
    await other.seenAt(home)
    expect(await other.pages()).toEqual([home])
  })

  test('is remembered on its last pages only', async ({ world }) => {
    const { agency, widgetId, pages } = await widgetOnWebsites(world)
    const scope = mintAccountScope(agency.accountId)
    const all = Array.from({ length: installationsMaximum + 10 }, (_, index) => `https://agency.example/${index}`)
    for (const page of all)
      await withAccount(world.product.db, scope, (db) => recordInstallation(db, scope, { widgetId, page, faults: [] }))
    expect(await pages()).toEqual(all.slice(10).reverse())
    const { count } = await world.owner.db
      .selectFrom('widget_sightings')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('widget_id', '=', widgetId)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(installationsMaximum)
  })

  test('does not trouble its visitor when it cannot be written down', async ({ world }) => {
    const { widgetId, seenAt, sightings } = await widgetOnWebsites(world)
    await world.owner.db.deleteFrom('assets').where('id', '=', widgetId).execute()
    expect((await seenAt(home)).statusCode).toBe(204)
    await expect(sightings()).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('the pages of a widget are shown to its own account, and to who may see widgets', async ({ world }) => {
  const { agency, widgetId, seenAt, pages } = await widgetOnWebsites(world)
  await seenAt(home)
  expect(await pages()).toEqual([home])
  const address = `/api/agent/widget/config/${widgetId}/sightings`
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  expect((await rival.send('GET', address)).statusCode).toBe(404)
  expect((await agent.send('GET', address)).statusCode).toBe(403)
  expect((await world.anonymous.send('GET', address)).statusCode).toBe(401)
})

/** How many statements the product sends from here on. */
function countQueries({ product }: World) {
  let count = 0
  const heard = () => {
    count++
  }
  product.pool.on('acquire', heard)
  return () => {
    product.pool.off('acquire', heard)
    return count
  }
}
