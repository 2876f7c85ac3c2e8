import { type AppName, appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { lookUpProperty } from '../properties/look-up-property.ts'
import { createMarketProvider } from '../properties/market-provider.ts'
import { type AppServer, appServerKey, startAppServer } from '../testing/app-server.ts'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'
import { encryptCredential } from './credential-encryption.ts'
import { findZestimateSource } from './zestimate-source.ts'

let server: AppServer
beforeAll(async () => {
  server = await startAppServer()
})
afterAll(() => server.close())

/** A home with its page, and an agent who connects apps. */
async function createHome(world: World) {
  const home = await createAgencyWithProperty(world)
  await home.addMarketData()
  const owner = await world.factory.createAgent(home.agency)
  const [dashboard] = await owner.call('GET /agent/contact-dashboard')
  const [link] = await owner.call('GET /agent/contacts/:contactId/dashboard-links', {
    params: { contactId: home.contact._id },
  })
  invariant(dashboard && link?.code, 'a contact with a home has a page')
  const visitor = new TestClient(world.app)
  const open = async () => (await visitor.send('GET', `/d/${link.code}`)).body
  const settings = { ...world.settings, ZESTIMATE_URL: server.origin }
  const log = createLog({ LOG_LEVEL: 'silent' })
  const source = findZestimateSource({ settings, secret: world.secret })
  return {
    ...home,
    owner,
    lookUp: () =>
      lookUpProperty(
        createMarketProvider,
        undefined,
        source,
      )({
        payload: { accountId: home.agency.accountId, ...home.params },
        db: world.product.db,
        log,
        signal: new AbortController().signal,
      }),
    open,
    shows: async (text: string) => (await open()).includes(text),
    /** Turns a module on, with these settings. */
    updateModule: async (moduleId: string, change: (settings: never) => object) => {
      const module = dashboard.modules.find((module) => module.moduleId === moduleId)
      invariant(module, 'a new dashboard has every module')
      const params = { dashboardId: dashboard._id, moduleId }
      const { visibilitySettings } = module
      await owner.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
        params,
        body: { settings: { ...module.settings, ...change(module.settings as never) }, visibilitySettings },
      })
      await owner.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId/status', {
        params,
        body: { isActive: true },
      })
      const isShown = async () => (await open()).includes(`data-module="${moduleId}"`)
      await expect.poll(isShown).toBe(true)
    },
    /** As if the app had been installed with a token that worked. */
    connect: async (appName: AppName, token?: string) => {
      const { appId } = await owner.call('POST /agent/connected-apps', {
        body: { appName: 'homeward', scopes: [...appCatalog.homeward.scopes] },
      })
      if (appName === 'homeward') return appId
      const credential = encryptCredential(token ?? '', appId, world.secret)
      await world.owner.db
        .updateTable('connected_apps')
        .set({ app_name: appName, credential })
        .where('id', '=', appId)
        .execute()
      return appId
    },
  }
}

describe('Homeward', () => {
  test('is a selling option of the page only while it is connected', async ({ world }) => {
    const { owner, shows: showsText, updateModule, connect } = await createHome(world)
    await updateModule('SELLING_OPTIONS', ({ homeward }: { homeward: object }) => ({
      homeward: { ...homeward, enabled: true },
    }))
    const shows = () => showsText('Sell to Homeward')
    expect(await shows()).toBe(false)
    const appId = await connect('homeward')
    await expect.poll(shows).toBe(true)
    const setState = (state: 'ACTIVE' | 'NEEDS_ATTENTION') =>
      world.owner.db.updateTable('connected_apps').set({ state }).where('id', '=', appId).execute()
    await setState('NEEDS_ATTENTION')
    expect(await shows()).toBe(false)
    await setState('ACTIVE')
    expect(await shows()).toBe(true)
    await owner.call('DELETE /agent/connected-apps/:appId', { params: { appId } })
    expect(await shows()).toBe(false)
  })
})

describe('Zestimate', () => {
  const createRecord = (address: string, change: object = {}) => ({
    address,
    zestimate: 412_300,
    lowPercent: 95,
    highPercent: 105,
    timestamp: new Date().toISOString(),
    zillowUrl: 'https://www.zillow.com/homedetails/1_zpid/',
    ...change,
  })

  test('is beside the other home values only while it is connected', async ({ world }) => {
    const { owner, location, open, shows, updateModule, connect, lookUp } = await createHome(world)
    await updateModule('MULTI_AVM', () => ({}))
    server.zestimates.set(location.address, [createRecord(location.address)])
    await lookUp()
    expect(await shows('Zestimate')).toBe(false)

    const appId = await connect('zestimate', appServerKey)
    await lookUp()
    const page = await open()
    expect(page.includes('$412,300')).toBe(true)
    expect(
      /href="https:\/\/www\.zillow\.com\/homedetails\/1_zpid\/"[^>]*>See more about this home on Zillow/.test(page),
    ).toBe(true)
    expect(page.includes('© Zillow, Inc.')).toBe(true)
    const estimates = await world.owner.db.selectFrom('value_estimates').select('provider').distinct().execute()
    expect(estimates.map(({ provider }) => provider)).not.toContain('ZESTIMATE')

    await owner.call('DELETE /agent/connected-apps/:appId', { params: { appId } })
    expect(await shows('Zestimate')).toBe(false)
    expect(await world.owner.db.selectFrom('zestimates').selectAll().execute()).toEqual([])
  })

  test('leaves the rest when its answer fails or is not about this home', async ({ world }) => {
    const { location, shows, updateModule, connect, lookUp, getProperty, owner } = await createHome(world)
    await updateModule('MULTI_AVM', () => ({}))
    await connect('zestimate', appServerKey)
    server.zestimates.set(location.address, [createRecord(location.address)])
    await lookUp()
    expect(await shows('$412,300')).toBe(true)
    server.zestimates.set(location.address, [createRecord(location.address, { zestimate: 3 })])
    await lookUp()
    server.zestimates.set(location.address, [
      createRecord('1 Elsewhere Road, Austin, TX 78701', { zestimate: 999_000 }),
    ])
    await lookUp()
    for (const fault of [{ status: 500 }, { status: 429 }, { status: 200, body: '{"success":true' }]) {
      server.faults.push(fault)
      await lookUp()
    }
    expect(await shows('$412,300')).toBe(true)
    expect((await getProperty()).homeFacts.opdLite.bedrooms).not.toBeNull()
    expect(await owner.call('GET /agent/connected-apps')).toMatchObject([{ state: 'ACTIVE' }])
  })

  test('needs attention when Bridge refuses the token', async ({ world }) => {
    const { owner, shows, connect, lookUp, updateModule, location } = await createHome(world)
    await updateModule('MULTI_AVM', () => ({}))
    const appId = await connect('zestimate', appServerKey)
    server.zestimates.set(location.address, [createRecord(location.address)])
    await lookUp()
    server.faults.push({ status: 401 })
    await lookUp()
    expect(await owner.call('GET /agent/connected-apps')).toMatchObject([
      { appId, state: 'NEEDS_ATTENTION', stateReason: expect.stringContaining('Replace it') },
    ])
    expect(await shows('Zestimate')).toBe(false)
    const asked = server.requests.length
    await lookUp()
    expect(server.requests).toHaveLength(asked)
  })
})
