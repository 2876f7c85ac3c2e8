import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { dayLength, hourLength } from '@gable/shared/time/calendar.ts'
import { afterAll, expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createLog } from '../platform/observe/log.ts'
import { openDnsWorld, setRecords, startDnsWorld } from '../testing/email-domains.ts'
import { test, type World } from '../testing/world.ts'
import { createDomainContext } from './domain-context.ts'
import { createEmailDomainTasks } from './domain-jobs.ts'
import { getSendingDomain } from './sending-domain.ts'

const createDomainName = () => `mail-${newId().slice(-12)}.example`

/** One app and one name server for all tests, as each has a domain of its own. */
let shared: ReturnType<typeof openDnsWorld> | undefined
afterAll(async () => (await shared)?.close())

function getSharedWorld(base: World) {
  shared ??= openDnsWorld(base)
  return shared
}

/** An agency with a domain and a name server that does not know it yet. */
async function createAgencyWithDomain(base: World, settings?: Parameters<typeof startDnsWorld>[1]) {
  const { dns, world } = await (settings ? startDnsWorld(base, settings) : getSharedWorld(base))
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const accountId = owner.accountId ?? ''
  const domain = await owner.call('POST /agent/custom-domain', {
    body: { domain: createDomainName(), localPart: 'Hello' },
  })
  const params = { domainId: domain._id }
  const get = () => owner.call('GET /agent/custom-domain/:domainId', { params })
  const check = () => owner.call('POST /agent/custom-domain/:domainId/checked', { params })
  const rotate = () => owner.call('POST /agent/custom-domain/:domainId/keys/rotated', { params })
  const scope = mintAccountScope(accountId)
  const getSender = () => withAccount(world.product.db, scope, (db) => getSendingDomain(db, scope, world.secret))
  const moveBack = (hours: number) =>
    world.owner.pool.query(
      `update email_domains set failing_since = failing_since - make_interval(hours => $2) where id = $1`,
      [domain._id, hours],
    )
  const listEmailJobs = async () => {
    const { rows } = await world.owner.pool.query<{ to: string; subject: string }>(
      `select j.payload->>'to' as "to", j.payload->>'subject' as subject from graphile_worker._private_jobs j
       where j.payload->>'to' = $1 order by j.id`,
      [owner.email],
    )
    return rows.map(({ subject }) => subject)
  }
  const stateOf = (checked: typeof domain) => checked.records.map(({ check, state }) => [check, state])
  return {
    dns,
    world,
    owner,
    accountId,
    domain,
    params,
    get,
    check,
    rotate,
    getSender,
    moveBack,
    listEmailJobs,
    stateOf,
  }
}

test('a domain is verified once its records are found, and then signs emails', async ({ world }) => {
  const { dns, domain, check, getSender, stateOf, owner } = await createAgencyWithDomain(world)
  expect(domain).toMatchObject({ localPart: 'hello', isVerified: false, checkedAt: null, stopsAt: null })
  expect(stateOf(domain)).toEqual([
    ['OWNERSHIP', 'PENDING'],
    ['DKIM', 'PENDING'],
    ['SPF', 'PENDING'],
    ['DMARC', 'PENDING'],
  ])
  const missing = await check()
  expect(stateOf(missing)).toEqual([
    ['OWNERSHIP', 'FAILED'],
    ['DKIM', 'FAILED'],
    ['SPF', 'PASSED'],
    ['DMARC', 'FAILED'],
  ])
  expect(await getSender()).toBeUndefined()
  setRecords(dns, domain)
  const verified = await check()
  expect(verified.isVerified).toBe(true)
  expect(verified.keys).toMatchObject([{ isActive: true, retiredAt: null }])
  const sender = await getSender()
  expect(sender).toMatchObject({ domain: domain.domain, localPart: 'hello', returnPathDomain: undefined })
  const published = verified.records.find((record) => record.check === 'DKIM')?.value.split('p=')[1] ?? ''
  const key = `-----BEGIN PUBLIC KEY-----\n${published}\n-----END PUBLIC KEY-----`
  const signature = sign('sha256', Buffer.from('an email'), sender?.privateKey ?? '')
  expect(verify('sha256', Buffer.from('an email'), key, signature)).toBe(true)
  expect((await owner.call('GET /agent/custom-domain')).domains).toEqual([verified])
})

test('a domain without a key, as an archive brings it back, gets one when it is checked', async ({ world }) => {
  const { domain, check } = await createAgencyWithDomain(world)
  await world.owner.db.deleteFrom('email_domain_keys').where('domain_id', '=', domain._id).execute()
  const checked = await check()
  expect(checked.keys).toMatchObject([{ isActive: false, retiredAt: null }])
  expect(checked.keys).not.toEqual(domain.keys)
  expect(checked.records.filter(({ check }) => check === 'DKIM')).toMatchObject([{ state: 'FAILED' }])
})

test('a private key is stored encrypted and useless with another secret', async ({ world }) => {
  const { dns, domain, check, accountId } = await createAgencyWithDomain(world)
  setRecords(dns, domain)
  await check()
  const [row] = await world.owner.db
    .selectFrom('email_domain_keys')
    .selectAll()
    .where('domain_id', '=', domain._id)
    .execute()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const plain = privateKey.export({ type: 'pkcs8', format: 'der' })
  expect(row?.private_key.subarray(0, 8)).not.toEqual(plain.subarray(0, 8))
  const scope = mintAccountScope(accountId)
  const load = withAccount(world.product.db, scope, (db) => getSendingDomain(db, scope, Buffer.alloc(32)))
  await expect(load).rejects.toThrow()
})

test('the next key signs once its record is found, and the record of the old one stays for a week', async ({
  world,
}) => {
  const { dns, domain, check, rotate, getSender } = await createAgencyWithDomain(world)
  setRecords(dns, domain)
  const [first] = (await check()).keys
  const rotated = await rotate()
  expect(rotated.keys).toMatchObject([{ isActive: true }, { isActive: false, retiredAt: null }])
  expect(rotated.records.filter(({ check }) => check === 'DKIM').map(({ isRequired }) => isRequired)).toEqual([
    true,
    false,
  ])
  await expect(rotate()).rejects.toMatchObject({ code: 'conflict' })
  expect((await check()).isVerified).toBe(true)
  expect((await getSender())?.selector).toBe(first?.selector)
  setRecords(dns, rotated)
  const { keys, records } = await check()
  expect(keys.map(({ isActive }) => isActive)).toEqual([false, true])
  const days = (Date.parse(keys[0]?.retiredAt ?? '') - Date.now()) / dayLength
  expect(Math.round(days)).toBe(7)
  expect(records.filter(({ check }) => check === 'DKIM')).toHaveLength(1)
  expect((await getSender())?.selector).toBe(keys[1]?.selector)
  await world.owner.pool.query(
    `update email_domain_keys set retired_at = now() - interval '1 hour' where selector = $1`,
    [first?.selector],
  )
  expect((await check()).keys.map(({ selector }) => selector)).toEqual([keys[1]?.selector])
})

test('a domain that loses a required record is used for two more days, and people are told', async ({ world }) => {
  const { dns, domain, check, getSender, moveBack, listEmailJobs } = await createAgencyWithDomain(world)
  setRecords(dns, domain)
  await check()
  dns.remove(`_gable.${domain.domain}`, 'TXT')
  const failing = await check()
  expect(failing.isVerified).toBe(true)
  expect(Math.round((Date.parse(failing.stopsAt ?? '') - Date.now()) / hourLength)).toBe(48)
  await moveBack(47)
  await check()
  expect(await getSender()).toBeDefined()
  await moveBack(2)
  expect(await check()).toMatchObject({ isVerified: false, stopsAt: null })
  expect(await getSender()).toBeUndefined()
  expect(await listEmailJobs()).toEqual([
    `A DNS record of ${domain.domain} is missing`,
    `${domain.domain} is no longer in use`,
  ])
  setRecords(dns, domain)
  expect((await check()).isVerified).toBe(true)
})

test('name servers that fail, refuse, stay silent or answer garbage change nothing', { timeout: 180_000 }, async ({
  world,
}) => {
  const { dns, domain, check, getSender } = await createAgencyWithDomain(world)
  setRecords(dns, domain)
  await check()
  for (const misbehavior of ['SERVFAIL', 'REFUSED', 'GARBAGE', 'SILENT'] as const) {
    dns.misbehave(domain.domain, misbehavior)
    const checked = await check()
    expect(checked.records.map(({ state }) => state)).toEqual(Array(4).fill('UNREACHABLE'))
    expect(checked).toMatchObject({ isVerified: true, stopsAt: null })
  }
  expect(await getSender()).toBeDefined()
})

test('an unknown domain that cannot be asked is not verified', async ({ world }) => {
  const { dns, domain, check, getSender } = await createAgencyWithDomain(world)
  setRecords(dns, domain)
  dns.misbehave(`_gable.${domain.domain}`, 'SERVFAIL')
  const { isVerified, records } = await check()
  expect(isVerified).toBe(false)
  expect(records[0]).toMatchObject({ state: 'UNREACHABLE', message: expect.stringContaining('We will ask again') })
  expect(await getSender()).toBeUndefined()
})

test('the records of the operator are asked for too', async ({ world }) => {
  const settings = { MAIL_SPF: 'include:_spf.gable.example ip4:192.0.2.7', MAIL_BOUNCE_DOMAIN: 'bounces.gable.example' }
  const { dns, domain, check, getSender } = await createAgencyWithDomain(world, settings)
  setRecords(dns, domain)
  dns.set(domain.domain, 'TXT', 'v=spf1 include:other.example -all')
  const wrong = await check()
  expect(wrong.isVerified).toBe(false)
  expect(wrong.records.find(({ check }) => check === 'SPF')).toMatchObject({
    state: 'FAILED',
    isRequired: true,
    message: 'Change the record to: v=spf1 include:other.example include:_spf.gable.example ip4:192.0.2.7 -all',
  })
  dns.set(domain.domain, 'TXT', 'v=spf1 include:_SPF.gable.example ip4:192.0.2.7 -all')
  expect((await check()).isVerified).toBe(true)
  expect(await getSender()).toMatchObject({ returnPathDomain: `bounce.${domain.domain}` })
  dns.remove(`bounce.${domain.domain}`, 'CNAME')
  const { isVerified, records } = await check()
  expect([isVerified, records.at(-1)?.state]).toEqual([true, 'WARNING'])
  expect(await getSender()).toMatchObject({ returnPathDomain: undefined })
})

test('two accounts may add a domain, and only the one whose token is published may use it', async ({ world }) => {
  const { dns, world: ours, domain, check } = await createAgencyWithDomain(world)
  const rival = await ours.factory.createAgent(await ours.factory.createAgency())
  const claimed = await rival.call('POST /agent/custom-domain', { body: { domain: domain.domain, localPart: 'hi' } })
  setRecords(dns, claimed)
  setRecords(dns, domain)
  expect((await check()).isVerified).toBe(true)
  const params = { domainId: claimed._id }
  const { isVerified, records } = await rival.call('POST /agent/custom-domain/:domainId/checked', { params })
  expect(isVerified).toBe(false)
  expect(records[0]).toMatchObject({ check: 'OWNERSHIP', state: 'FAILED' })
})

test('domains of another account, and those that do not exist, are not found', async ({ world }) => {
  const { params, world: ours } = await createAgencyWithDomain(world)
  const rival = await ours.factory.createAgent(await ours.factory.createAgency())
  for (const unknown of [params, { domainId: newId() }])
    for (const request of [
      () => rival.call('GET /agent/custom-domain/:domainId', { params: unknown }),
      () => rival.call('PATCH /agent/custom-domain/:domainId', { params: unknown, body: { localPart: 'x' } }),
      () => rival.call('DELETE /agent/custom-domain/:domainId', { params: unknown }),
      () => rival.call('POST /agent/custom-domain/:domainId/checked', { params: unknown }),
      () => rival.call('POST /agent/custom-domain/:domainId/keys/rotated', { params: unknown }),
    ])
      await expect(request()).rejects.toMatchObject({ code: 'not_found' })
  expect((await rival.call('GET /agent/custom-domain')).domains).toEqual([])
})

test('a domain can be renamed, removed and added again', async ({ world }) => {
  const { owner, domain, params, get } = await createAgencyWithDomain(world)
  await owner.call('PATCH /agent/custom-domain/:domainId', { params, body: { localPart: 'News.Team' } })
  expect((await get()).localPart).toBe('news.team')
  const body = { domain: domain.domain.toUpperCase(), localPart: 'hello' }
  await expect(owner.call('POST /agent/custom-domain', { body })).rejects.toMatchObject({ code: 'conflict' })
  expect(await owner.call('DELETE /agent/custom-domain/:domainId', { params })).toEqual({ _id: domain._id })
  const again = await owner.call('POST /agent/custom-domain', { body })
  expect(again.records[0]?.value).not.toBe(domain.records[0]?.value)
})

test('names that are not domains are refused, and international ones are stored as punycode', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const add = (domain: string, localPart = 'hello') =>
    owner.call('POST /agent/custom-domain', { body: { domain, localPart } })
  const hostile = [
    'localhost',
    '127.0.0.1',
    '0x7f000001',
    '[::1]',
    'a b.com',
    '-a.com',
    'a..com',
    'a.c',
    '.com',
    '*.com',
    'https://a.com',
  ]
  for (const domain of [...hostile, `${'a'.repeat(64)}.com`, `${'a.'.repeat(130)}com`, 'a.com\r\nX: y', 'a_b.com'])
    await expect(add(domain), domain).rejects.toMatchObject({ code: 'invalid', fields: { domain: expect.any(String) } })
  for (const localPart of ['a b', 'a@b', '"a"', 'a\r\nBcc: x', '.a', 'ä'])
    await expect(add('valid.example', localPart), localPart).rejects.toMatchObject({ code: 'invalid' })
  expect((await add('Müller-Häuser.Example.')).domain).toBe('xn--mller-huser-r8a91a.example')
})

test('people without the permission are refused', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  for (const request of [
    () => agent.call('GET /agent/custom-domain'),
    () => agent.call('POST /agent/custom-domain', { body: { domain: 'mail.example.com', localPart: 'x' } }),
    () => agent.call('GET /agent/email-reputation'),
    () => agent.call('PUT /agent/sending-rules', { body: { weeklyLimit: 1, quietFrom: 1, quietTill: 2 } }),
    () => agent.call('GET /agent/suppressions'),
    () => agent.call('DELETE /agent/custom-sub-domain'),
  ])
    await expect(request()).rejects.toMatchObject({ code: 'forbidden' })
})

test('an account has at most ten domains', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const account_id = owner.accountId ?? ''
  const rows = Array.from({ length: 10 }, (_, number) => ({
    account_id,
    id: newId(),
    domain: `d${number}.example`,
    local_part: 'hello',
    ownership_token: 'x',
    checks: '{}',
  }))
  await world.owner.db.insertInto('email_domains').values(rows).execute()
  const added = owner.call('POST /agent/custom-domain', { body: { domain: 'd10.example', localPart: 'hello' } })
  await expect(added).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('up to 10') })
})

test('domains are checked again by a job, and one that was removed meanwhile is skipped', async ({ world }) => {
  const { dns, world: withDns, domain, get, owner, params, accountId } = await createAgencyWithDomain(world)
  setRecords(dns, domain)
  const { settings, secret, product } = withDns
  const tasks = createEmailDomainTasks(world.owner, createDomainContext(settings, secret))
  const job = { db: product.db, log: createLog({ LOG_LEVEL: 'silent' }), signal: new AbortController().signal }
  await tasks['check-email-domains']({ ...job, payload: {} })
  const { rows } = await world.owner.pool.query(
    `select payload from graphile_worker._private_jobs where payload->>'domainId' = $1`,
    [domain._id],
  )
  const payload = { accountId, domainId: domain._id }
  expect(rows).toEqual([{ payload }])
  await tasks['check-email-domain']({ ...job, payload })
  expect((await get()).isVerified).toBe(true)
  await owner.call('DELETE /agent/custom-domain/:domainId', { params })
  await tasks['check-email-domain']({ ...job, payload })
})
