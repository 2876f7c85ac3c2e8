import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import type { Db } from '../platform/database.ts'
import { createLog } from '../platform/observe/log.ts'
import { eventually } from '../testing/eventually.ts'
import { createOneConnectionApp } from '../testing/one-connection-app.ts'
import { test, type World } from '../testing/world.ts'
import { createHostDirectory } from './host-directory.ts'
import { addHost, removeHost } from './manage-hosts.ts'

/** Two agencies with a page each: "ours" on the shared host, "theirs" on a host of its own. */
async function createTwoAgencies(world: World) {
  const [sharedHostAgency, ownHostAgency] = [await world.factory.createAgency(), await world.factory.createAgency()]
  const options = { kind: 'landing-page', type: 'JOURNEY' } as const
  const [ours, theirs] = [
    await world.factory.createAsset(sharedHostAgency, options),
    await world.factory.createAsset(ownHostAgency, options),
  ]
  const host = `homes-${newId().slice(-12)}.example`
  await addHost(world.owner.db, { host: host.toUpperCase(), accountId: ownHostAgency.accountId })
  const get = (url: string, name = host) => world.app.inject({ url, headers: { host: name } })
  await eventually(async () => expect((await get('/robots.txt')).body).toContain(host))
  return { ours, theirs, host, get }
}

const getTitle = (body: string) => /<title>([^<]*)</.exec(body)?.[1]

test("an agency's own host serves its pages and nothing else", async ({ world }) => {
  const { ours, theirs, host, get } = await createTwoAgencies(world)
  const page = await get(`/lp/${theirs.subjectId}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`<link rel="canonical" href="http://${host}/lp/${theirs.subjectId}"`)
  expect((await get(`/f/${theirs.subjectId}`)).statusCode).toBe(200)
  expect((await get('/scenes/lake-cabin.svg')).statusCode).toBe(200)

  for (const path of [`/lp/${ours.subjectId}`, `/f/${ours.subjectId}`, '/', '/auth/sign-in', '/api/agent/me'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  expect(getTitle((await get('/')).body)).toBe(getTitle((await get(`/lp/${newId()}`)).body))
  expect((await get(`/lp/${theirs.subjectId}`, 'localhost:4000')).statusCode).toBe(200)

  const map = (await get('/sitemap.xml')).body
  expect(map).toContain(`<loc>http://${host}/lp/${theirs.subjectId}</loc>`)
  expect(map).not.toContain(ours.subjectId)
  const main = (await get('/sitemap.xml', 'localhost:4000')).body
  expect(main).toContain(`<loc>http://localhost:4000/lp/${ours.subjectId}</loc>`)
  expect(main).not.toContain(theirs.subjectId)
})

test('a host name must be valid and can belong to one agency only', async ({ world }) => {
  const [agency, otherAgency] = [await world.factory.createAgency(), await world.factory.createAgency()]
  const host = `homes-${newId().slice(-12)}.example`
  await addHost(world.owner.db, { host, accountId: agency.accountId })
  const add = (host: string, accountId = otherAgency.accountId) => addHost(world.owner.db, { host, accountId })
  await expect(add(host)).rejects.toThrow('is already in use')
  await expect(add('homes.example.com', newId())).rejects.toThrow('not found')
  for (const invalid of ['localhost', '10.0.0.1', 'homes example.com', '-homes.com', ''])
    await expect(add(invalid)).rejects.toThrow('is not a valid host name')
  expect(await removeHost(world.owner.db, host)).toBe(true)
  await add(host)
})

test('pages stay available on the public origin while the database is down', async () => {
  const db = {
    selectFrom: () => {
      throw new Error('The database is down')
    },
  } as unknown as Db
  const assets = { onContentChanged: () => {} }
  const hosts = createHostDirectory({
    db,
    assets,
    publicOrigin: 'https://pages.example',
    log: createLog({ LOG_LEVEL: 'silent' }),
  })
  expect(await hosts.getAccountId('homes.example')).toBeUndefined()
  expect(await hosts.getOrigin(newId())).toBe('https://pages.example')
})

test('a request that has the only connection learns the new host of its pages', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.withApp(await createOneConnectionApp(world)).createAgent(agency)
  const { subjectId: pageId } = await world.factory.createAsset(agency, { kind: 'landing-page', type: 'JOURNEY' })
  const host = `homes-${newId().slice(-12)}.example`
  await addHost(world.owner.db, { host, accountId: agency.accountId })
  await eventually(async () => {
    const page = await agent.call('GET /agent/landing-page/page/:pageId', { params: { pageId } })
    expect(page.url).toContain(host)
  })
})
