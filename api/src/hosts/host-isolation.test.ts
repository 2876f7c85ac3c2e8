import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { createAgencyWithOffers } from '../testing/offers.ts'
import { test, type World } from '../testing/world.ts'
import { addHost } from './manage-hosts.ts'

const code = '<script src="https://stats.example/s.js"></script>'

/** An agency with content of every kind on its own host, and the host of a rival. */
async function createRivals(world: World) {
  const { agency, getContactPagePath } = await createAgencyWithOffers(world)
  const get = (url: string, host: string, headers = {}) => world.app.inject({ url, headers: { host, ...headers } })
  const registerHost = async ({ accountId }: { accountId: string }) => {
    const host = `homes-${newId().slice(-12)}.example`
    await addHost(world.owner.db, { host, accountId })
    await eventually(async () => expect((await get('/robots.txt', host)).body).toContain(host))
    return host
  }
  const host = await registerHost(agency)
  const rivalHost = await registerHost(await world.factory.createAgency())
  const listStatuses = (urls: string[], host: string) =>
    Promise.all(urls.map(async (url) => [url, (await get(url, host)).statusCode]))
  const purl_id = newId()
  const { agentId: agent_id } = await world.factory.createMember(agency, undefined, { purl_id })
  const page = { kind: 'landing-page', type: 'JOURNEY' } as const
  const { subjectId: pageId } = await world.factory.createAsset(agency, page)
  const { subjectId: personalPageId } = await world.factory.createAsset(agency, { ...page, agent_id })
  const { subjectId: widgetId } = await world.factory.createAsset(agency)
  await world.owner.db
    .updateTable('forms')
    .set({ tracking_code: code })
    .where('account_id', '=', agency.accountId)
    .execute()
  return {
    host,
    rivalHost,
    get,
    listStatuses,
    tracking: `/f/${widgetId}/tracking`,
    paths: [
      ...['', '/thanks', '/tracking', '/tracking/account'].map((rest) => `/f/${widgetId}${rest}`),
      ...['', '/tracking', '/tracking/account', '/video'].map((rest) => `/lp/${pageId}${rest}`),
      `/p/${purl_id}/${personalPageId}`,
      `/api/public/journeys/${widgetId}`,
      `/api/public/widgets/${widgetId}`,
      await getContactPagePath(),
    ],
  }
}

/** The same address with the last character of each segment encoded, and with its hyphens encoded. */
const encodings = [
  (path: string) => path,
  (path: string) => path.replace(/[\w-](?=\/|$)/g, (character) => `%${character.charCodeAt(0).toString(16)}`),
  (path: string) => path.replaceAll('-', '%2d'),
]

test("an agency's content is not found on the host of a rival, however its address is encoded", async ({ world }) => {
  const { host, rivalHost, paths, listStatuses } = await createRivals(world)
  const urls = [...new Set(paths.flatMap((path) => encodings.map((encode) => encode(path))))]
  expect(await listStatuses(urls, host)).toEqual(urls.map((url) => [url, 200]))
  expect(await listStatuses(urls, rivalHost)).toEqual(urls.map((url) => [url, 404]))
  const shared = ['/embed/types.d.ts', '/embed/types%2ed.ts', '/%65mbed/types.d.ts', '/scenes/lake%2dcabin.svg']
  expect(await listStatuses(shared, rivalHost)).toEqual(shared.map((url) => [url, 200]))
  const unattributed = [`/f/${newId()}`, '/f/x', '/f/preview', '/lp/preview', `/media/${newId()}/${newId()}.png`]
  expect(await listStatuses(unattributed, host)).toEqual(unattributed.map((url) => [url, 404]))
})

test("a page's custom code is served to frames only", async ({ world }) => {
  const { host, tracking, get } = await createRivals(world)
  for (const origin of [host, 'localhost:4000']) {
    const open = (destination: string) => get(tracking, origin, { 'sec-fetch-dest': destination })
    for (const destination of ['iframe', 'frame']) {
      const framed = await open(destination)
      expect(framed.body).toContain(code)
      expect(framed.headers['content-security-policy']).toMatch(/^sandbox allow-scripts;/)
      // Otherwise a shared cache would send a framed document to somebody who opens its address.
      expect(framed.headers.vary).toBe('sec-fetch-dest')
    }
    // Old browsers do not say what they load.
    expect((await get(tracking, origin)).body).toContain(code)
    for (const destination of ['document', 'object', 'empty', '']) {
      const opened = await open(destination)
      expect([destination, opened.statusCode]).toEqual([destination, 404])
      expect(opened.body).not.toContain('stats.example')
    }
  }
})

test('an agency host is recognized in capitals, with a trailing dot and with a port', async ({ world }) => {
  const { host, rivalHost, paths, get, listStatuses } = await createRivals(world)
  const spell = (name: string) => [name.toUpperCase(), `${name}.`, `${name}:8443`, `${name.toUpperCase()}.:443`]
  const closed = ['/', '/o/a/b/c', '/f/a/b/c', '/auth/sign-in', '/api/agent/me', '/api/metrics']
  for (const name of spell(host)) {
    expect(await listStatuses(paths, name)).toEqual(paths.map((path) => [path, 200]))
    expect(await listStatuses(closed, name)).toEqual(closed.map((path) => [path, 404]))
    expect((await get('/robots.txt', name)).body).toContain(`Sitemap: http://${host}/sitemap.xml`)
  }
  for (const name of spell(rivalHost)) expect(await listStatuses(paths, name)).toEqual(paths.map((path) => [path, 404]))
})

test('a host name that nobody registered gets nothing but health checks', async ({ world }) => {
  const { paths, listStatuses } = await createRivals(world)
  const closed = ['/', '/auth/sign-in', '/api/metrics', '/api/agent/me', '/dev/outbox.json', '/embed/guide', ...paths]
  const health = ['/api/health', '/api/ready']
  for (const name of ['rebound.example', 'localhost.example', '10.0.0.7:4000', '[::2]:4000']) {
    expect(await listStatuses(closed, name)).toEqual(closed.map((path) => [path, 404]))
    expect(await listStatuses(health, name)).toEqual(health.map((path) => [path, 200]))
  }
  const open = ['/api/metrics', ...paths]
  for (const name of ['localhost', 'LOCALHOST.:4000', '127.0.0.1:4000', '[::1]:4000'])
    expect(await listStatuses(open, name)).toEqual(open.map((path) => [path, 200]))
})
