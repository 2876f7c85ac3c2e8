import { type AppName, appCatalog, appNames } from '@gable/shared/connected-apps/catalog.ts'
import { newId } from '@gable/shared/ids.ts'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import { type AppServer, appServerKey, startAppServer } from '../testing/app-server.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { TestClient } from '../testing/test-client.ts'
import { test as base, type World } from '../testing/world.ts'
import { decryptCredential } from './credential-encryption.ts'

let server: AppServer
beforeAll(async () => {
  server = await startAppServer()
})
afterAll(() => server.close())

/** The product, with the apps on a local server. */
const test = base.extend<{ apps: World }>({
  apps: [
    async ({ world }, use) => {
      const settings = {
        ...world.settings,
        FOLLOW_UP_BOSS_URL: server.origin,
        FOLLOW_UP_BOSS_SYSTEM_KEY: '560270f7914b5b4a',
        ZESTIMATE_URL: server.origin,
      }
      const app = await buildApp({ ...world, settings, log: createLog(settings) })
      await use({ ...world, app, settings, factory: world.factory.withApp(app) })
      await app.close()
    },
    { scope: 'file' },
  ],
})

const install = (agent: SignedInAgent, appName: AppName, credential?: string) =>
  agent.call('POST /agent/connected-apps', {
    body: { appName, scopes: [...appCatalog[appName].scopes], ...(credential && { credential }) },
  })

const createOwner = async ({ factory }: World) => factory.createAgent(await factory.createAgency())

const listNames = async (agent: SignedInAgent) => (await agent.call('GET /agent/connected-apps')).map((a) => a.appName)

describe('connecting an app', () => {
  test('stores what the owner agreed to, and every member sees it', async ({ apps }) => {
    const agency = await apps.factory.createAgency()
    const owner = await apps.factory.createAgent(agency)
    const agent = await apps.factory.createAgent(agency, { role: 'AGENT' })
    const app = await install(owner, 'homeward')
    expect(app).toMatchObject({
      title: 'Homeward',
      appName: 'homeward',
      type: 'HOMEWARD',
      isActive: true,
      scopes: ['dashboards:write'],
      ownerInfo: { agentId: owner.agentId },
      syncRules: null,
      filterConfig: null,
    })
    expect(await agent.call('GET /agent/connected-apps')).toMatchObject([{ appId: app.appId, state: 'ACTIVE' }])
    await expect(install(owner, 'homeward')).rejects.toMatchObject({ message: 'Homeward is connected already' })
  })

  test('answers app, owner, sync rules and filter config by id', async ({ apps }) => {
    const owner = await createOwner(apps)
    const { appId } = await install(owner, 'follow-up-boss', appServerKey)
    const params = { appId }
    expect(await owner.call('GET /agent/connected-apps/:appId', { params })).toMatchObject({
      title: 'Follow Up Boss',
      appId,
      appName: 'follow-up-boss',
      ownerInfo: { agentId: owner.agentId },
      syncRules: { direction: 'BOTH', conflicts: 'NEWEST' },
      filterConfig: { appName: 'follow-up-boss', directions: ['BOTH', 'FROM_APP', 'TO_APP'] },
    })
    expect(await owner.call('GET /agent/connected-apps/:appId/owner-info', { params })).toMatchObject({
      agentId: owner.agentId,
      fullName: expect.any(String),
    })
    expect(await owner.call('GET /agent/connected-apps/:appId/sync-rules', { params })).toMatchObject({
      incomingTags: [],
      archivesDeleted: true,
    })
    const config = (appName: AppName) =>
      owner.call('GET /agent/crm-app-filter-config/:appName', { params: { appName } })
    expect((await config('follow-up-boss')).fields.map(({ key }) => key)).toContain('incomingStages')
    await expect(config('zapier')).rejects.toMatchObject({ code: 'not_found' })
    const unknown = { params: { appId: newId() } }
    await expect(owner.call('GET /agent/connected-apps/:appId', unknown)).rejects.toMatchObject({ code: 'not_found' })
    await expect(owner.call('GET /agent/connected-apps/:appId/sync-rules', unknown)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('needs consent to exactly what the app asks for', async ({ apps }) => {
    const owner = await createOwner(apps)
    const send = (body: object) => owner.send('POST', '/api/agent/connected-apps', body)
    for (const body of [
      { appName: 'zapier', scopes: ['contacts:read'] },
      { appName: 'homeward', scopes: ['dashboards:write', 'leads:write'] },
      { appName: 'homeward', scopes: [] },
      { appName: 'homeward', scopes: ['dashboards:write'], credential: 'x' },
      { appName: 'homeward', scopes: ['everything'] },
      { appName: 'salesforce', scopes: [] },
      { appName: 'follow-up-boss', scopes: appCatalog['follow-up-boss'].scopes },
      { appName: 'zestimate', scopes: ['properties:write'], credential: ' ' },
    ])
      expect((await send(body)).statusCode, JSON.stringify(body)).toBe(422)
    expect(await listNames(owner)).toEqual([])
  })

  test('is for a person with access to the settings of the account', async ({ apps }) => {
    const agency = await apps.factory.createAgency()
    const owner = await apps.factory.createAgent(agency)
    const agent = await apps.factory.createAgent(agency, { role: 'AGENT' })
    const rival = await createOwner(apps)
    const { appId } = await install(owner, 'zapier')
    const path = `/api/agent/connected-apps/${appId}`
    const body = { appName: 'homeward', scopes: ['dashboards:write'] }
    expect((await agent.send('POST', '/api/agent/connected-apps', body)).statusCode).toBe(403)
    for (const [method, url] of [
      ['GET', path],
      ['GET', `${path}/owner-info`],
      ['GET', `${path}/sync-rules`],
      ['GET', `${path}/api-key`],
      ['POST', `${path}/api-key`],
      ['DELETE', `${path}/api-key`],
      ['DELETE', path],
    ] as const) {
      expect((await agent.send(method, url)).statusCode, url).toBe(403)
      expect((await rival.send(method, url)).statusCode, url).toBe(404)
    }
    expect((await rival.send('PUT', `${path}/credential`, { credential: 'x' })).statusCode).toBe(404)
    expect(await rival.call('GET /agent/connected-apps')).toEqual([])
    expect(await listNames(owner)).toEqual(['zapier'])
  })

  test('happens once when two people do it at once', async ({ apps }) => {
    const owner = await createOwner(apps)
    const results = await Promise.allSettled([install(owner, 'realsync'), install(owner, 'realsync')])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await listNames(owner)).toEqual(['realsync'])
  })
})

describe('the key that an app gave to the agent', () => {
  test('is tried at the app, stored encrypted, and never shown', async ({ apps }) => {
    const owner = await createOwner(apps)
    server.headers.length = 0
    const app = await install(owner, 'follow-up-boss', ` ${appServerKey} `)
    expect(server.requests.at(-1)).toBe('GET /v1/identity')
    expect(server.headers.at(-1)).toMatchObject({
      authorization: `Basic ${Buffer.from(`${appServerKey}:`).toString('base64')}`,
      'x-system': 'Gable',
      'x-system-key': '560270f7914b5b4a',
    })
    expect(app.credentialHint).toBe(appServerKey.slice(-4))
    expect(JSON.stringify(app)).not.toContain(appServerKey)
    const rows = apps.owner.db.selectFrom('connected_apps').selectAll().where('id', '=', app.appId)
    const { credential } = await rows.executeTakeFirstOrThrow()
    expect(credential?.toString('latin1')).not.toContain(appServerKey)
    expect(decryptCredential(credential ?? Buffer.alloc(0), app.appId, apps.secret)).toBe(appServerKey)
    expect(() => decryptCredential(credential ?? Buffer.alloc(0), newId(), apps.secret)).toThrow()
    const { data: entries } = await owner.call('GET /agent/audit-log', { query: {} })
    expect(JSON.stringify(entries)).not.toContain(appServerKey)
  })

  test.for(['follow-up-boss', 'zestimate'] as const)(
    'that %s refuses is shown at its field',
    async (name, { apps }) => {
      const owner = await createOwner(apps)
      const { title } = appCatalog[name]
      await expect(install(owner, name, 'wrong')).rejects.toMatchObject({
        fields: { credential: `${title} does not know this key` },
      })
      server.faults.push({ status: 403 })
      await expect(install(owner, name, appServerKey)).rejects.toMatchObject({
        fields: { credential: `${title} knows this key but gives it no access` },
      })
      for (const fault of [{ status: 500 }, { status: 429 }, { status: 302 }, { status: 200, body: 'true' }]) {
        server.faults.push(fault)
        await expect(install(owner, name, appServerKey), JSON.stringify(fault)).rejects.toMatchObject({
          code: 'unavailable',
        })
      }
      expect(await listNames(owner)).toEqual([])
      expect(await install(owner, name, appServerKey)).toMatchObject({ state: 'ACTIVE' })
    },
  )

  test('can be replaced, after which the app works again', async ({ apps }) => {
    const owner = await createOwner(apps)
    const { appId } = await install(owner, 'follow-up-boss', appServerKey)
    await apps.owner.db
      .updateTable('connected_apps')
      .set({ state: 'NEEDS_ATTENTION', state_reason: 'The key was refused' })
      .where('id', '=', appId)
      .execute()
    const replace = (credential: string) =>
      owner.call('PUT /agent/connected-apps/:appId/credential', { params: { appId }, body: { credential } })
    await expect(replace('wrong')).rejects.toMatchObject({ fields: { credential: expect.any(String) } })
    expect(await owner.call('GET /agent/connected-apps')).toMatchObject([
      { isActive: false, state: 'NEEDS_ATTENTION', stateReason: 'The key was refused' },
    ])
    expect(await replace(appServerKey)).toMatchObject({ state: 'ACTIVE', stateReason: '', isActive: true })
    const { appId: homeward } = await install(owner, 'homeward')
    const params = { appId: homeward }
    await expect(
      owner.call('PUT /agent/connected-apps/:appId/credential', { params, body: { credential: 'x' } }),
    ).rejects.toMatchObject({ fields: { credential: 'Homeward needs no key' } })
  })
})

describe('the API key of an app', () => {
  const createKey = (agent: SignedInAgent, appId: string) =>
    agent.call('POST /agent/connected-apps/:appId/api-key', { params: { appId } })
  const useKey = ({ app }: World, key: string) => {
    const client = new TestClient(app)
    client.headers = { authorization: `Bearer ${key}` }
    return client
  }

  test('can do what its owner agreed to, and cannot connect apps', async ({ apps }) => {
    const owner = await createOwner(apps)
    const { appId } = await install(owner, 'zapier')
    const params = { appId }
    expect(await owner.call('GET /agent/connected-apps/:appId/api-key', { params })).toEqual({ apiKey: null })
    const { apiKey, key } = await createKey(owner, appId)
    expect(apiKey).toMatchObject({ name: 'Zapier', state: 'ACTIVE', lastUsedAt: null })
    const client = useKey(apps, key)
    expect((await client.send('GET', '/api/agent/tags')).statusCode).toBe(200)
    expect((await client.send('GET', '/api/agent/webhooks')).statusCode).toBe(200)
    for (const [method, path] of [
      ['GET', 'connected-apps'],
      ['POST', 'connected-apps'],
      ['DELETE', `connected-apps/${appId}`],
      ['POST', `connected-apps/${appId}/api-key`],
      ['GET', 'conversions'],
      ['GET', 'team'],
    ] as const)
      expect((await client.send(method, `/api/agent/${path}`)).statusCode, path).toBe(403)
    const { apiKey: used } = await owner.call('GET /agent/connected-apps/:appId/api-key', { params })
    expect(used?.lastUsedAt).not.toBeNull()
    expect(await owner.call('GET /agent/api-keys')).toMatchObject({ data: [{ _id: apiKey._id }] })
  })

  test('is replaced by a new one and can be revoked', async ({ apps }) => {
    const owner = await createOwner(apps)
    const { appId } = await install(owner, 'realsync')
    const [first, second] = [await createKey(owner, appId), await createKey(owner, appId)]
    const read = async ({ key }: { key: string }) => (await useKey(apps, key).send('GET', '/api/agent/tags')).statusCode
    expect([await read(first), await read(second)]).toEqual([401, 200])
    await owner.call('DELETE /agent/connected-apps/:appId/api-key', { params: { appId } })
    expect(await read(second)).toBe(401)
    await owner.call('DELETE /agent/connected-apps/:appId/api-key', { params: { appId } })
    const { appId: homeward } = await install(owner, 'homeward')
    await expect(createKey(owner, homeward)).rejects.toMatchObject({ message: 'Homeward needs no API key' })
  })

  test('stops with its app, and so do the webhooks that it created', async ({ apps }) => {
    const owner = await createOwner(apps)
    const { appId } = await install(owner, 'zapier')
    const client = useKey(apps, (await createKey(owner, appId)).key)
    const body = { url: 'https://hooks.zapier.com/hooks/standard/1/2/', eventTypes: ['lead.created' as const] }
    await client.call('POST /agent/webhooks', { body })
    const { webhook } = await owner.call('POST /agent/webhooks', { body })
    await owner.call('DELETE /agent/connected-apps/:appId', { params: { appId } })
    expect((await client.send('GET', '/api/agent/tags')).statusCode).toBe(401)
    expect(await owner.call('GET /agent/webhooks')).toMatchObject([{ _id: webhook._id }])
  })
})

describe('disconnecting', () => {
  test('forgets the key, and connecting again starts anew', async ({ apps }) => {
    const owner = await createOwner(apps)
    const { appId } = await install(owner, 'follow-up-boss', appServerKey)
    const params = { appId }
    await owner.call('DELETE /agent/connected-apps/:appId', { params })
    await owner.call('DELETE /agent/connected-apps/:appId', { params })
    expect(await owner.call('GET /agent/connected-apps')).toEqual([])
    expect(await owner.call('GET /agent/connected-apps/:appId', { params })).toMatchObject({
      state: 'DISCONNECTED',
      isActive: false,
      credentialHint: '',
      disconnectedAt: expect.any(String),
    })
    const rows = apps.owner.db.selectFrom('connected_apps').selectAll().where('id', '=', appId)
    expect(await rows.executeTakeFirst()).toMatchObject({ credential: null })
    await expect(
      owner.call('PUT /agent/connected-apps/:appId/credential', { params, body: { credential: appServerKey } }),
    ).rejects.toMatchObject({ code: 'not_found' })
    const again = await install(owner, 'follow-up-boss', appServerKey)
    expect(again.appId).not.toBe(appId)
    const { data } = await owner.call('GET /agent/audit-log', { query: {} })
    expect(data.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['POST /agent/connected-apps', 'DELETE /agent/connected-apps/:appId']),
    )
  })

  test('every app has a page to open on', () => {
    for (const name of appNames) expect(appCatalog[name].pages.length, name).toBeGreaterThan(0)
  })
})
