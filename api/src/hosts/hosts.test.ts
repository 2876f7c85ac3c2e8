import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import type { Db } from '../platform/database.ts'
import { createLog } from '../platform/observe/log.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'
import { forgetHost, nameHost } from './name-host.ts'
import { openHosts } from './open-hosts.ts'

/** An agency with a page, and another one that has a name of its own. */
async function street(world: World) {
  const [here, there] = [await world.founding.agency(), await world.founding.agency()]
  const ofKind = { kind: 'landing-page', type: 'JOURNEY' } as const
  const [ours, theirs] = [await world.founding.subject(here, ofKind), await world.founding.subject(there, ofKind)]
  const host = `homes-${newId().slice(-12)}.example`
  await nameHost(world.owner.db, { host: host.toUpperCase(), accountId: there.accountId })
  const get = (url: string, name = host) => world.app.inject({ url, headers: { host: name } })
  await eventually(async () => expect((await get('/robots.txt')).body).toContain(host))
  return { here, there, ours, theirs, host, get }
}

const titleOf = (body: string) => /<title>([^<]*)</.exec(body)?.[1]

test('under the name of an agency stand its pages, and nothing else', async ({ world }) => {
  const { ours, theirs, host, get } = await street(world)
  const page = await get(`/lp/${theirs.subjectId}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`<link rel="canonical" href="http://${host}/lp/${theirs.subjectId}"`)
  expect((await get(`/f/${theirs.subjectId}`)).statusCode).toBe(200)
  expect((await get('/scenes/lake-cabin.svg')).statusCode).toBe(200)

  for (const path of [`/lp/${ours.subjectId}`, `/f/${ours.subjectId}`, '/', '/auth/sign-in', '/api/agent/me'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  expect(titleOf((await get('/')).body)).toBe(titleOf((await get(`/lp/${newId()}`)).body))
  expect((await get(`/lp/${theirs.subjectId}`, 'localhost:4000')).statusCode).toBe(200)

  const map = (await get('/sitemap.xml')).body
  expect(map).toContain(`<loc>http://${host}/lp/${theirs.subjectId}</loc>`)
  expect(map).not.toContain(ours.subjectId)
  const main = (await get('/sitemap.xml', 'localhost:4000')).body
  expect(main).toContain(`<loc>http://localhost:4000/lp/${ours.subjectId}</loc>`)
  expect(main).not.toContain(theirs.subjectId)
})

test('a name is one agency’s, and must be one', async ({ world }) => {
  const [ada, ben] = [await world.founding.agency(), await world.founding.agency()]
  const host = `homes-${newId().slice(-12)}.example`
  await nameHost(world.owner.db, { host, accountId: ada.accountId })
  const take = (host: string, accountId = ben.accountId) => nameHost(world.owner.db, { host, accountId })
  await expect(take(host)).rejects.toThrow("somebody's already")
  await expect(take('homes.example.com', newId())).rejects.toThrow('There is no account')
  for (const wrong of ['localhost', '10.0.0.1', 'homes example.com', '-homes.com', ''])
    await expect(take(wrong)).rejects.toThrow('is no host name')
  expect(await forgetHost(world.owner.db, host)).toBe(true)
  await take(host)
})

test('a database that is away takes no page from anybody', async () => {
  const db = {
    selectFrom: () => {
      throw new Error('The database is away')
    },
  } as unknown as Db
  const subjects = { onShownAnew: () => {} }
  const hosts = openHosts({
    db,
    subjects,
    publicOrigin: 'https://pages.example',
    log: createLog({ LOG_LEVEL: 'silent' }),
  })
  expect(await hosts.accountOf('homes.example')).toBeUndefined()
  expect(await hosts.originOf(newId())).toBe('https://pages.example')
})
