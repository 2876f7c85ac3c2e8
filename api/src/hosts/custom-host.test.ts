import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createDomainContext } from '../email-domains/domain-context.ts'
import { createLog } from '../platform/observe/log.ts'
import { setRecords, startDnsWorld } from '../testing/email-domains.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'
import { createCustomHostTasks } from './custom-host-jobs.ts'
import { addHost } from './manage-hosts.ts'

const publicOrigin = 'https://pages.gable.example'

/** An agency with a landing page and a subdomain whose records nobody has set yet. */
async function createAgencyWithHost(base: World, host = `homes-${newId().slice(-12)}.example`) {
  const { dns, world } = await startDnsWorld(base, { PUBLIC_ORIGIN: publicOrigin })
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const { subjectId } = await world.factory.createAsset(agency, { kind: 'landing-page', type: 'JOURNEY' })
  const added = await owner.call('POST /agent/custom-sub-domain', { body: { host } })
  const check = () => owner.call('POST /agent/custom-sub-domain/checked')
  const get = () => owner.call('GET /agent/custom-sub-domain')
  const open = async () => (await world.app.inject({ url: `/lp/${subjectId}`, headers: { host } })).statusCode
  const { accountId } = agency
  return { dns, world, owner, accountId, host, added, check, get, open }
}

test('pages open at a subdomain once its records are found, until it is removed', async ({ world }) => {
  const { dns, owner, host, added, check, get, open } = await createAgencyWithHost(world)
  expect(added).toMatchObject({ host, isVerified: false, stopsAt: null })
  expect(added.records).toMatchObject([
    { check: 'PAGES', type: 'CNAME', host, value: 'pages.gable.example', state: 'PENDING' },
    { check: 'OWNERSHIP', type: 'TXT', host: `_gable.${host}`, state: 'PENDING' },
  ])
  expect((await get()).origin).toBe(publicOrigin)
  dns.set(host, 'CNAME', 'elsewhere.example')
  expect((await check()).records[0]).toMatchObject({ state: 'FAILED', found: ['elsewhere.example'] })
  expect(await open()).toBe(404)
  setRecords(dns, added)
  expect((await check()).isVerified).toBe(true)
  await eventually(async () => expect(await open()).toBe(200))
  expect((await get()).origin).toBe(`https://${host}`)
  expect(await owner.call('DELETE /agent/custom-sub-domain')).toEqual({ host })
  await eventually(async () => expect(await open()).toBe(404))
  expect(await get()).toEqual({ subDomain: null, origin: publicOrigin })
})

test('a subdomain that loses a record for two days is released', async ({ world }) => {
  const { dns, world: withDns, accountId, host, added, check, open } = await createAgencyWithHost(world)
  setRecords(dns, added)
  await check()
  dns.remove(host, 'CNAME')
  expect((await check()).stopsAt).not.toBeNull()
  await eventually(async () => expect(await open()).toBe(200))
  dns.misbehave(host, 'SERVFAIL')
  await world.owner.pool.query(`update custom_hosts set failing_since = now() - interval '3 days' where host = $1`, [
    host,
  ])
  expect((await check()).isVerified).toBe(true)
  dns.misbehave(host, undefined)
  const { settings, secret, product } = withDns
  const tasks = createCustomHostTasks(world.owner, createDomainContext(settings, secret))
  const job = { db: product.db, log: createLog({ LOG_LEVEL: 'silent' }), signal: new AbortController().signal }
  await tasks['check-custom-host']({ ...job, payload: { accountId } })
  await eventually(async () => expect(await open()).toBe(404))
})

test('a name that points to us is no proof, and one that another account serves stays with it', async ({ world }) => {
  const { dns, world: ours, host, added, check, open } = await createAgencyWithHost(world)
  const rival = await ours.factory.createAgent(await ours.factory.createAgency())
  await rival.call('POST /agent/custom-sub-domain', { body: { host } })
  setRecords(dns, added)
  const claimed = await rival.call('POST /agent/custom-sub-domain/checked')
  expect(claimed.records.map(({ state }) => state)).toEqual(['PASSED', 'FAILED'])
  expect(claimed.isVerified).toBe(false)
  await check()
  await eventually(async () => expect(await open()).toBe(200))
  setRecords(dns, claimed)
  await expect(rival.call('POST /agent/custom-sub-domain/checked')).rejects.toMatchObject({
    code: 'conflict',
    message: `${host} is already in use by another account. Ask support to release it.`,
  })
  await rival.call('DELETE /agent/custom-sub-domain')
  expect(await open()).toBe(200)
})

test('an account has one subdomain, and calls without one say so', async ({ world }) => {
  const { owner, world: ours } = await createAgencyWithHost(world)
  const body = { host: 'other.example.com' }
  await expect(owner.call('POST /agent/custom-sub-domain', { body })).rejects.toMatchObject({ code: 'conflict' })
  const rival = await ours.factory.createAgent(await ours.factory.createAgency())
  expect((await rival.call('GET /agent/custom-sub-domain')).subDomain).toBeNull()
  await expect(rival.call('POST /agent/custom-sub-domain/checked')).rejects.toMatchObject({ code: 'not_found' })
  await expect(rival.call('DELETE /agent/custom-sub-domain')).rejects.toMatchObject({ code: 'not_found' })
  for (const host of ['pages.gable.example', 'PAGES.gable.example.'])
    await expect(rival.call('POST /agent/custom-sub-domain', { body: { host } })).rejects.toMatchObject({
      code: 'conflict',
    })
  for (const host of ['localhost', '10.0.0.1', 'x'])
    await expect(rival.call('POST /agent/custom-sub-domain', { body: { host } })).rejects.toMatchObject({
      code: 'invalid',
    })
})

test('the product itself cannot take the host of another account', async ({ world }) => {
  const [ours, theirs] = [await world.factory.createAgency(), await world.factory.createAgency()]
  const host = `homes-${newId().slice(-12)}.example`
  await addHost(world.owner.db, { host, accountId: theirs.accountId })
  const { db } = world.product
  await expect(db.insertInto('hosts').values({ host: 'x.example', agency: ours.accountId }).execute()).rejects.toThrow(
    /row-level security/,
  )
  await db.deleteFrom('hosts').where('host', '=', host).execute()
  const left = await world.owner.db.selectFrom('hosts').select('agency').where('host', '=', host).execute()
  expect(left).toEqual([{ agency: theirs.accountId }])
})
