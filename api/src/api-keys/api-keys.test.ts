import { maxApiKeys, type NewApiKey } from '@gable/shared/api-keys/api-key.ts'
import { contract } from '@gable/shared/contract.ts'
import { getArea, listAreas } from '@gable/shared/http/areas.ts'
import { type Endpoint, type EndpointKey, requiresAccount } from '@gable/shared/http/endpoint.ts'
import { getScope } from '@gable/shared/http/scope.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { TestClient } from '../testing/test-client.ts'
import { test as base, type World } from '../testing/world.ts'

interface Keys {
  /** A key without the scope of the call, but with every other. */
  getKeyWithout(scope: string): Promise<TestClient>
  rival: TestClient
}

const options = Object.entries(contract as Record<EndpointKey, Endpoint>) as [EndpointKey, Endpoint][]
const allScopes = [...new Set(options.flatMap(([key, endpoint]) => getScope(key, endpoint) ?? []))]

const createKey = (agent: SignedInAgent, body: Partial<NewApiKey> = {}) =>
  agent.call('POST /agent/api-keys', {
    body: { name: 'CRM sync', scopes: ['contacts:read'], expiresOn: null, ...body },
  })

/** Sends requests with a key in place of a session. */
function useKey({ app }: Pick<World, 'app'>, key: string, accountId?: string) {
  const client = new TestClient(app, accountId)
  client.headers = { authorization: `Bearer ${key}` }
  return client
}

const test = base.extend<{ keys: Keys }>({
  keys: [
    async ({ world }, use) => {
      const createOwner = async () => world.factory.createAgent(await world.factory.createAgency())
      let owner = await createOwner()
      const created = new Map<string, TestClient>()
      const { key: rivalKey } = await createKey(await createOwner(), { scopes: allScopes })
      const rival = useKey(world, rivalKey, owner.accountId)
      await use({
        async getKeyWithout(scope) {
          const known = created.get(scope)
          if (known) return known
          // There are more scopes than an account may have keys.
          if (created.size > 0 && created.size % maxApiKeys === 0) owner = await createOwner()
          const { key } = await createKey(owner, { scopes: allScopes.filter((other) => other !== scope) })
          const client = useKey(world, key, owner.accountId)
          created.set(scope, client)
          return client
        },
        rival,
      })
    },
    { scope: 'file' },
  ],
})

const calls = options.map(([key, endpoint]) => {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, url: `/api${path.replace(/:\w+/g, () => newId())}`, endpoint, scope: getScope(key, endpoint) }
})
const scopedCalls = calls.filter(({ scope }) => scope !== undefined)
const sessionCalls = calls.filter(({ scope, endpoint }) => scope === undefined && endpoint.allow !== 'anyone')

describe('every call of the contract', () => {
  test.for(scopedCalls)('$key refuses a key without its scope', async ({ method, url, scope = '' }, { keys }) => {
    const response = await (await keys.getKeyWithout(scope)).send(method, url)
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toBe(`This API key needs the scope ${scope}`)
  })

  test.for(scopedCalls)('$key refuses a key of another account', async ({ method, url }, { keys: { rival } }) => {
    const response = await rival.send(method, url)
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toBe("You don't have access to this account")
  })

  test.for(sessionCalls)('$key needs a session', async ({ method, url }, { keys }) => {
    const response = await (await keys.getKeyWithout('contacts:read')).send(method, url)
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toBe('This call needs a session. API keys cannot make it.')
  })

  test('managing keys, sessions and passwords is not for keys', () => {
    const keys = sessionCalls.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['POST /agent/api-keys', 'PUT /profile/password', 'DELETE /sessions']))
    expect(calls.filter(({ key }) => getArea(key) === 'api-keys').every(({ scope }) => scope === undefined)).toBe(true)
    expect(options.every(([, { allow, sessionOnly }]) => requiresAccount(allow) || !sessionOnly)).toBe(true)
    expect(listAreas(keys)).toContain('api-keys')
  })
})

test('a key is shown once, stored as a hash, and works with its account alone', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const { apiKey, key } = await createKey(agent)
  expect(key).toMatch(/^gable_[\w-]{65}$/)
  expect(apiKey).toMatchObject({ name: 'CRM sync', prefix: key.slice(0, 12), state: 'ACTIVE', lastUsedAt: null })
  const stored = await world.owner.db.selectFrom('api_keys').selectAll().where('id', '=', apiKey._id).execute()
  expect(JSON.stringify(stored)).not.toContain(key.slice(12, 40))

  const contacts = await useKey(world, key).send('GET', '/api/agent/segments')
  expect(contacts.statusCode).toBe(200)
  expect(contacts.headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' })
  expect(contacts.headers['set-cookie']).toBeUndefined()
  expect((await agent.call('GET /agent/api-keys')).data).toMatchObject([{ lastUsedAt: expect.any(String) }])

  for (const wrong of [`${key}x`, `${key.slice(0, -1)}`, key.replace(/.$/, key.endsWith('A') ? 'Q' : 'A'), 'gable_x'])
    expect((await useKey(world, wrong).send('GET', '/api/agent/segments')).statusCode).toBe(401)
})

test('a request with a cookie and a key uses the key alone', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const { key } = await createKey(agent)
  const headers = { authorization: `Bearer ${key}` }
  expect((await agent.send('POST', '/api/agent/tags/deleted', { tag: 'x' }, headers)).statusCode).toBe(403)
  expect((await agent.send('GET', '/api/session', undefined, headers)).statusCode).toBe(403)
  const file = `/api/agent/audit-log.csv?account=${agent.accountId}`
  expect((await agent.send('GET', file)).statusCode).toBe(200)
  expect((await agent.send('GET', file, undefined, headers)).statusCode).toBe(401)
  for (const spaces of ['  ', '\t'])
    expect((await agent.send('GET', file, undefined, { authorization: `bearer${spaces}${key}` })).statusCode).toBe(401)
  const invalidKey = { authorization: `Bearer gable_${'x'.repeat(65)}` }
  const refused = await agent.send('GET', '/api/agent/segments', undefined, invalidKey)
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['www-authenticate']).toContain('invalid_token')
  const foreign = await agent.send('POST', '/api/agent/notes', {}, { ...headers, origin: 'https://evil.example' })
  expect(foreign.statusCode).toBe(403)
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
})

test('a revoked key stops at once, because no process remembers keys', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const { apiKey, key } = await createKey(agent)
  const read = async () => (await useKey(world, key).send('GET', '/api/agent/segments')).statusCode
  expect(await read()).toBe(200)
  // Another process does no more than this.
  await world.owner.db.updateTable('api_keys').set({ revoked_at: new Date() }).where('id', '=', apiKey._id).execute()
  expect(await read()).toBe(401)
  const params = { apiKeyId: apiKey._id }
  expect(await agent.call('POST /agent/api-keys/:apiKeyId/revoked', { params })).toMatchObject({ state: 'REVOKED' })
})

test('a key can do no more than its creator at this moment', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const admin = await world.factory.createAgent(agency, { role: 'ADMIN' })
  const { apiKey, key } = await createKey(admin, { scopes: ['webhooks:read', 'contacts:read'] })
  const client = useKey(world, key)
  const read = async (path: string) => (await client.send('GET', `/api/agent/${path}`)).statusCode
  expect(await read('webhooks')).toBe(200)
  const agents = world.owner.db.updateTable('agents').where('id', '=', admin.agentId)
  await agents.set({ role: 'AGENT' }).execute()
  expect([await read('webhooks'), await read('segments')]).toEqual([403, 200])
  const { data, scopes } = await owner.call('GET /agent/api-keys')
  expect(data.find(({ _id }) => _id === apiKey._id)).toMatchObject({ state: 'LIMITED' })
  expect(scopes.find(({ area }) => area === 'webhooks')).toMatchObject({ canRead: true, canWrite: true })
  await world.owner.db
    .updateTable('agencies')
    .set({ soft_freeze_after: new Date(Date.now() - 1000) })
    .where('account_id', '=', agency.accountId)
    .execute()
  expect(await read('segments')).toBe(403)
  await world.owner.db.deleteFrom('agents').where('id', '=', admin.agentId).execute()
  expect(await read('segments')).toBe(401)
})

test('the keys of a deactivated member stop at once', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const admin = await world.factory.createAgent(agency, { role: 'ADMIN' })
  const { apiKey, key } = await createKey(admin)
  const read = async () => (await useKey(world, key).send('GET', '/api/agent/segments')).statusCode
  expect(await read()).toBe(200)
  const params = { userId: admin.userId }
  await owner.call('POST /agent/team/:userId/deactivated', { params, body: { handOverTo: null } })
  expect(await read()).toBe(401)
  const { data } = await owner.call('GET /agent/api-keys')
  expect(data.find(({ _id }) => _id === apiKey._id)).toMatchObject({ state: 'INACTIVE' })
})

test('a creator gives only scopes that they hold, and an expired key is refused', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency)
  await world.owner.db
    .deleteFrom('role_permissions')
    .where('account_id', '=', agency.accountId)
    .where('permission', '=', 'MANAGE_MARKETING_SETTINGS')
    .execute()
  const create = (body: object) =>
    agent.send('POST', '/api/agent/api-keys', { name: 'x', scopes: ['contacts:read'], expiresOn: null, ...body })
  for (const body of [
    { scopes: ['content:write'] },
    { scopes: ['api-keys:write'] },
    { scopes: [] },
    { scopes: ['contacts:admin'] },
    { name: ' ' },
    { expiresOn: '2020-01-01' },
  ])
    expect((await create(body)).statusCode, JSON.stringify(body)).toBe(422)
  const { apiKey, key } = await createKey(agent, { expiresOn: '2999-12-31' })
  expect(apiKey.expiresAt).toBe('3000-01-01T05:00:00.000Z')
  await world.owner.db
    .updateTable('api_keys')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', apiKey._id)
    .execute()
  expect((await useKey(world, key).send('GET', '/api/agent/segments')).statusCode).toBe(401)
  expect((await agent.call('GET /agent/api-keys')).data).toMatchObject([{ state: 'EXPIRED' }])
})

test('a key that calls too often is told when to come back, and others are not affected', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const [{ key }, { key: other }] = [await createKey(agent), await createKey(agent)]
  const client = useKey(world, key)
  for (let n = 0; n < 600; n++) await client.send('GET', '/api/agent/tags')
  const refused = await client.send('GET', '/api/agent/segments')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['ratelimit-remaining']).toBe('0')
  expect((await useKey(world, other).send('GET', '/api/agent/segments')).statusCode).toBe(200)
})
