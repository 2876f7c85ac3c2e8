import { connectionsMaximum, type MlsConnectionInput } from '@gable/shared/mls/connection.ts'
import { beforeEach, describe, expect } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import { runJobs } from '../testing/jobs.ts'
import { createRecord, resoClient, resoToken, startResoServer } from '../testing/reso-server.ts'
import { test, type World } from '../testing/world.ts'

let mls: Awaited<ReturnType<typeof startResoServer>>
beforeEach(async () => {
  mls = await startResoServer()
  return () => mls.close()
})

async function createOwner({ factory }: World) {
  const agency = await factory.createAgency()
  return { agency, owner: await factory.createAgent(agency) }
}

const reso = (changes: object = {}) =>
  ({
    kind: 'RESO',
    name: 'Test MLS',
    baseUrl: mls.baseUrl,
    authKind: 'BEARER',
    secret: resoToken,
    attribution: 'Data of Test MLS',
    ...changes,
  }) as Extract<MlsConnectionInput, { kind: 'RESO' }>

const listing = {
  address: '12 Oak Street, Dover, NH 03820',
  status: 'COMING_SOON',
  listPriceCents: 45_000_000,
} as const

describe('a connection', () => {
  test('is saved once the MLS has answered, and never shows its secret', async ({ world }) => {
    const { owner } = await createOwner(world)
    const connection = await owner.call('POST /agent/mls/connections', { body: reso() })
    expect(connection).toMatchObject({ state: 'ACTIVE', secretHint: '1234', latestRun: { state: 'RUNNING' } })
    expect(JSON.stringify(connection)).not.toContain(resoToken)
    const { secret } = await world.owner.db
      .selectFrom('mls_connections')
      .select('secret')
      .where('id', '=', connection._id)
      .executeTakeFirstOrThrow()
    expect(secret?.toString('latin1')).not.toContain(resoToken)
  })

  test('is refused beyond the limit, also when several are added at once', async ({ world }) => {
    const { owner } = await createOwner(world)
    const add = (n: number) =>
      owner.send('POST', '/api/agent/mls/connections', { kind: 'CSV', name: `Office ${n}`, attribution: 'Office list' })
    for (let n = 0; n < connectionsMaximum - 2; n += 1) await add(n)
    const responses = await Promise.all(Array.from({ length: 8 }, (_, n) => add(100 + n)))
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    expect(await owner.call('GET /agent/mls/connections')).toHaveLength(connectionsMaximum)
  })

  test('signs in with client credentials', async ({ world }) => {
    const { owner, agency } = await createOwner(world)
    mls.put(createRecord('1'))
    const credentials = { authKind: 'CLIENT_CREDENTIALS', tokenUrl: mls.tokenUrl, clientId: resoClient.id } as const
    const wrong = owner.call('POST /agent/mls/connections', { body: reso({ ...credentials, secret: 'wrong' }) })
    await expect(wrong).rejects.toMatchObject({
      code: 'invalid',
      fields: { secret: expect.stringContaining('refused') },
    })
    await owner.call('POST /agent/mls/connections', { body: reso({ ...credentials, secret: resoClient.secret }) })
    await runJobs(world, agency.accountId)
    expect(await owner.call('GET /agent/mls/listings', { query: { scope: 'all' } })).toMatchObject({ total: 1 })
  })

  test.for([
    ['a wrong token', { secret: 'wrong' }, 'secret'],
    ['no token', { secret: '' }, 'secret'],
    ['a wrong path', { baseUrl: 'BASE/nothing' }, 'baseUrl'],
    ['a URL with a password', { baseUrl: 'https://a:b@mls.example/odata' }, 'baseUrl'],
    ['no URL', { baseUrl: 'file:///etc/passwd' }, 'baseUrl'],
    ['client credentials without a token URL', { authKind: 'CLIENT_CREDENTIALS', clientId: 'x' }, 'tokenUrl'],
    ['no attribution', { attribution: ' ' }, 'attribution'],
    [
      'a stranger as team member',
      { members: [{ mlsId: 'A1', agentId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1' }] },
      'members',
    ],
    ['a logo of another account', { logo: { url: '/media/x/y.png', width: 1, height: 1 } }, 'logo'],
  ] as const)('with %s is refused', async ([, changes, field], { world }) => {
    const { owner } = await createOwner(world)
    const body = JSON.parse(JSON.stringify(reso(changes)).replace('BASE', mls.origin))
    await expect(owner.call('POST /agent/mls/connections', { body })).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    })
  })

  test.for([
    'http://127.0.0.1/odata',
    'http://169.254.169.254/latest',
    'http://localhost/odata',
    'http://[::1]/odata',
    'https://10.0.0.1:8443/odata',
  ])('to %s is refused where only public addresses are allowed', async (url, { world }) => {
    const settings = { ...world.settings, WEBHOOKS_ALLOW_PRIVATE: false }
    const app = await buildApp({ ...world, settings, log: createLog(settings) })
    const factory = world.factory.withApp(app)
    const owner = await factory.createAgent(await factory.createAgency())
    for (const [field, changes] of [
      ['baseUrl', { baseUrl: url }],
      [
        'tokenUrl',
        { baseUrl: 'https://mls.example/odata', authKind: 'CLIENT_CREDENTIALS', clientId: 'x', tokenUrl: url },
      ],
    ] as const)
      await expect(owner.call('POST /agent/mls/connections', { body: reso(changes) })).rejects.toMatchObject({
        fields: { [field]: expect.any(String) },
      })
    await app.close()
  })

  test('sends its stored secret to no other URL', async ({ world }) => {
    const { owner } = await createOwner(world)
    const { _id: connectionId } = await owner.call('POST /agent/mls/connections', { body: reso() })
    const other = await startResoServer()
    const params = { connectionId }
    const moved = owner.call('PUT /agent/mls/connections/:connectionId', {
      params,
      body: reso({ baseUrl: other.baseUrl, secret: '' }),
    })
    await expect(moved).rejects.toMatchObject({ fields: { secret: expect.any(String) } })
    const body = reso({ secret: '', attribution: 'Changed' })
    expect(await owner.call('PUT /agent/mls/connections/:connectionId', { params, body })).toMatchObject({
      attribution: 'Changed',
      secretHint: '1234',
    })
    expect(other.requests).toEqual([])
    other.close()
  })

  test('knows whose listings they are, also after its settings change', async ({ world }) => {
    const { owner, agency } = await createOwner(world)
    mls.put(createRecord('1'), createRecord('2', { ListAgentMlsId: 'A2', ListOfficeMlsId: 'O2' }))
    const { _id: connectionId } = await owner.call('POST /agent/mls/connections', { body: reso() })
    await runJobs(world, agency.accountId)
    const count = async () => (await owner.call('GET /agent/mls/listings', { query: {} })).total
    expect(await count()).toBe(0)
    const [member] = await owner.call('GET /agent/mls/team')
    const members = [{ mlsId: 'A2', agentId: member?._id ?? '' }]
    const body = reso({ secret: '', officeIds: ['O1'], members })
    await owner.call('PUT /agent/mls/connections/:connectionId', { params: { connectionId }, body })
    expect(await count()).toBe(2)
    const query = { agentId: member?._id ?? '' }
    expect(await owner.call('GET /agent/mls/listings', { query })).toMatchObject({
      total: 1,
      data: [{ mlsNumber: 'M2' }],
    })
  })

  test('leaves with its listings', async ({ world }) => {
    const { owner, agency } = await createOwner(world)
    mls.put(createRecord('1'))
    const { _id: connectionId } = await owner.call('POST /agent/mls/connections', { body: reso() })
    await runJobs(world, agency.accountId)
    await owner.call('DELETE /agent/mls/connections/:connectionId', { params: { connectionId } })
    expect(await owner.call('GET /agent/mls/listings', { query: { scope: 'all' } })).toMatchObject({ total: 0 })
    expect(await owner.call('GET /agent/mls/connections')).toEqual([])
  })
})

describe('a listing by hand', () => {
  test('shows in the list, can be changed and deleted', async ({ world }) => {
    const { owner } = await createOwner(world)
    const { _id: listingId } = await owner.call('POST /agent/mls/listings', { body: listing })
    const search = (text: string) => owner.call('GET /agent/mls/listings', { query: { search: text } })
    expect(await search('oak 03820')).toMatchObject({ total: 1, data: [{ listPrice: 450_000, isOwn: true }] })
    expect(await search('elm%')).toMatchObject({ total: 0 })
    const closed = { ...listing, status: 'CLOSED', closePriceCents: 46_000_000, closedOn: '2026-03-01' } as const
    const params = { listingId }
    expect(await owner.call('PUT /agent/mls/listings/:listingId', { params, body: closed })).toMatchObject({
      status: 'CLOSED',
      closePrice: 460_000,
    })
    expect(await owner.call('GET /agent/mls/listings', { query: { status: ['ACTIVE'] } })).toMatchObject({ total: 0 })
    await owner.call('DELETE /agent/mls/listings/:listingId', { params })
    expect(await search('')).toMatchObject({ total: 0 })
  })

  test.for([
    [{ address: ' ' }, 'address'],
    [{ status: 'CLOSED' }, 'closePriceCents'],
    [{ bedrooms: -1 }, 'bedrooms'],
    [{ listedOn: 'soon' }, 'listedOn'],
    [{ agentId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1' }, 'agentId'],
    [{ photo: { url: 'https://evil.example/x.png', width: 1, height: 1 } }, 'photo'],
  ] as const)('with bad input is refused: %j', async ([changes, field], { world }) => {
    const { owner } = await createOwner(world)
    const body = { ...listing, ...changes } as typeof listing
    await expect(owner.call('POST /agent/mls/listings', { body })).rejects.toMatchObject({
      fields: { [field]: expect.any(String) },
    })
  })

  test('is nothing to strangers, other accounts and agents without access to the settings', async ({ world }) => {
    const { owner, agency } = await createOwner(world)
    const { _id: listingId } = await owner.call('POST /agent/mls/listings', { body: listing })
    const { _id: connectionId } = await owner.call('POST /agent/mls/connections', { body: reso() })
    const { owner: other } = await createOwner(world)
    const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
    for (const [person, code] of [
      [other, 'not_found'],
      [agent, 'forbidden'],
    ] as const) {
      const params = { listingId }
      await expect(person.call('GET /agent/mls/listings/:listingId', { params })).rejects.toMatchObject({ code })
      await expect(person.call('DELETE /agent/mls/listings/:listingId', { params })).rejects.toMatchObject({ code })
      await expect(
        person.call('POST /agent/mls/connections/:connectionId/sync', { params: { connectionId } }),
      ).rejects.toMatchObject({ code })
    }
    expect(await other.call('GET /agent/mls/listings', { query: { scope: 'all' } })).toMatchObject({ total: 0 })
  })
})
