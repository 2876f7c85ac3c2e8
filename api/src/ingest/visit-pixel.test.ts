import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import type { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function publishPage(world: World) {
  const agency = await world.factory.createAgency()
  await completeBrand(world, agency.brandingId)
  const agent = await world.factory.createAgent(agency)
  const { _id, url } = await agent.call('POST /agent/landing-page/templates/:templateId/account/create', {
    params: { templateId: 'home-value' },
    body: { landingPageName: 'Spring sale' },
  })
  const getStatistics = async () =>
    (await agent.call('GET /agent/landing-page/page/:pageId', { params: { pageId: _id } })).statistics
  return { agent, pageId: _id, path: new URL(url).pathname, getStatistics }
}

/** Opens a page and the image in it that a browser without script loads. */
async function openWithoutScript(client: TestClient, url: string, headers: Record<string, string> = {}) {
  const { body } = await client.send('GET', url, undefined, { 'user-agent': firefox, ...headers })
  const pixel = /<noscript><img class="seen" src="([^"]+)"/.exec(body)?.[1] ?? 'missing'
  return client.send('GET', pixel, undefined, { 'user-agent': firefox, ...headers })
}

test('without script a page counts a view, and its search bar an entrance', async ({ world }) => {
  const { pageId, path, getStatistics } = await publishPage(world)
  const pixel = await openWithoutScript(world.anonymous, path)
  expect(pixel.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' })
  expect(await getStatistics()).toMatchObject({ views: 1, entrances: 0 })
  const search = { host: 'localhost:4000', referer: `http://localhost:4000${path}` }
  await openWithoutScript(world.anonymous, `/f/${pageId}?address=12+Harbor+Road`, search)
  expect(await getStatistics()).toMatchObject({ views: 1, entrances: 1 })
  await openWithoutScript(world.anonymous, `/f/${pageId}?address=12+Harbor+Road`)
  expect(await getStatistics()).toMatchObject({ views: 2, entrances: 1 })
})

test.for([{ 'sec-purpose': 'prefetch' }, { 'user-agent': 'Slackbot-LinkExpanding 1.0' }])(
  'without script %o is no view',
  async (headers, { world }) => {
    const { path, getStatistics } = await publishPage(world)
    await openWithoutScript(world.anonymous, path, headers)
    expect(await getStatistics()).toMatchObject({ views: 0 })
  },
)

test('agents who are signed in see their own pages without being counted, and other people’s as visitors', async ({
  world,
}) => {
  const ours = await publishPage(world)
  const theirs = await publishPage(world)
  const createView = (subjectId: string) => ({
    id: newId(),
    visitId: newId(),
    type: 'view',
    subject: 'landing-page',
    subjectId,
    at: new Date().toISOString(),
  })
  const events = JSON.stringify([createView(ours.pageId), createView(theirs.pageId)])
  const response = await ours.agent.send('POST', '/api/public/events', events, { 'content-type': 'text/plain' })
  expect(response.json()).toEqual({ accepted: 1, ignored: 1 })
  await openWithoutScript(ours.agent, ours.path)
  expect(await ours.getStatistics()).toMatchObject({ views: 0 })
  expect(await theirs.getStatistics()).toMatchObject({ views: 1 })
})

test('a session that ended does not keep a visitor from being counted', async ({ world }) => {
  const { pageId, path, getStatistics } = await publishPage(world)
  await openWithoutScript(world.anonymous, path, { cookie: 'gable_session=ended' })
  expect(await getStatistics()).toMatchObject({ views: 1 })
  expect((await world.anonymous.send('GET', `/api/public/pages/${newId()}/view.gif`)).statusCode).toBe(200)
  expect((await world.anonymous.send('GET', `/api/public/pages/${pageId}x/view.gif`)).statusCode).toBe(200)
})
