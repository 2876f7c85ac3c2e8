import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyWithOffers } from '../testing/offers.ts'
import { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'

async function createOwnerPage(world: World) {
  const { agency, contact, params, createCashOffer } = await createAgencyWithOffers(world)
  const agent = await world.factory.createAgent(agency)
  const [link] = await agent.call('GET /agent/contacts/:contactId/dashboard-links', {
    params: { contactId: contact._id },
  })
  const [dashboard] = await agent.call('GET /agent/contact-dashboard')
  invariant(link?.code && dashboard, 'a contact with a home has a link, and an agency a dashboard')
  const { code } = link
  const visitor = new TestClient(world.app)
  /** As another version of the product, or an earlier one, may have stored it. */
  const storeModules = (modules: object[]) =>
    world.owner.db
      .updateTable('assets')
      .set({ settings: JSON.stringify({ modules }) })
      .where('id', '=', dashboard._id)
      .execute()
  const findModule = (type: string) => {
    const module = dashboard.modules.find(({ moduleType }) => moduleType === type)
    invariant(module, 'a new dashboard has the module')
    return { ...module, isActive: true }
  }
  const open = async (path = '') => visitor.send('GET', `/d/${code}${path}`)
  return {
    agency,
    agent,
    contactId: contact._id,
    propertyId: params.propertyId,
    createCashOffer,
    storeModules,
    findModule,
    open,
  }
}

const button = (action: object) => ({ type: 'PRIMARY', label: 'Ask us', action })

describe('the page of a home stays up', () => {
  test('with a module of a type that only a newer version knows', async ({ world }) => {
    const { storeModules, findModule, open } = await createOwnerPage(world)
    const unknown = { ...findModule('CONTACT_AGENT'), moduleId: 'FROM_LATER', moduleType: 'HOLOGRAM' }
    await storeModules([unknown, findModule('CONTACT_AGENT')])
    await expect.poll(async () => (await open()).body.match(/data-type="\w+"/g)).toEqual(['data-type="CONTACT_AGENT"'])
  })

  test('with a button whose form was deleted, which asks for contact details instead', async ({ world }) => {
    const { storeModules, findModule, open } = await createOwnerPage(world)
    const module = findModule('PRIMARY_CTA')
    const ctaButton = button({ actionType: 'FORM', value: newId(), leadType: '' })
    await storeModules([{ ...module, settings: { ...module.settings, ctaButton } }])
    await expect.poll(async () => (await open()).body).toContain('Ask us')
    const form = await open(`/ask/${module.moduleId}?button=button`)
    expect([form.statusCode, form.body.includes('name="details.email"')]).toEqual([200, true])
  })

  test('with the estimates of the other providers when one no longer exists, and its dashboard can still be saved', async ({
    world,
  }) => {
    const { agent, storeModules, findModule, open } = await createOwnerPage(world)
    const module = findModule('MULTI_AVM')
    const avmSelections = [
      { enabled: true, provider: 'CLOSED_PROVIDER' },
      { enabled: true, provider: 'ATTOM' },
    ]
    await storeModules([{ ...module, settings: { ...module.settings, avmSelections } }])
    await expect.poll(async () => (await open()).body).toContain('data-type="MULTI_AVM"')
    expect((await open()).body).not.toContain('CLOSED_PROVIDER')

    const [dashboard] = await agent.call('GET /agent/contact-dashboard')
    const [stored] = dashboard?.modules ?? []
    invariant(dashboard && stored?.moduleType === 'MULTI_AVM', 'the dashboard has the module')
    expect(stored.settings.avmSelections).toEqual([
      { enabled: true, provider: 'ATTOM' },
      { enabled: false, provider: 'CORELOGIC' },
      { enabled: false, provider: 'QUANTARIUM' },
    ])
    await agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
      params: { dashboardId: dashboard._id, moduleId: stored.moduleId },
      body: { settings: { ...stored.settings }, visibilitySettings: stored.visibilitySettings },
    })
  })

  test('with a button that the agent has removed meanwhile, which leads back to the page', async ({ world }) => {
    const { storeModules, findModule, open } = await createOwnerPage(world)
    const { moduleId } = findModule('PRIMARY_CTA')
    await storeModules([findModule('CONTACT_AGENT')])
    await expect.poll(async () => (await open()).body.match(/data-type="\w+"/g)).toEqual(['data-type="CONTACT_AGENT"'])
    for (const path of [`/ask/${moduleId}`, `/ask/${moduleId}/thanks`]) {
      const { statusCode, headers } = await open(`${path}?button=button&lang=es`)
      expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(/^\/d\/[0-9A-Z]{16}\?lang=es$/)])
    }
  })

  test('without a lender from the moment when an agent deletes the entry', async ({ world }) => {
    const { agent, storeModules, findModule, open } = await createOwnerPage(world)
    const vendor = await agent.call('POST /agent/vendors', {
      body: { type: 'INDIVIDUAL', name: 'Sam Okafor', category: 'LENDER' },
    })
    const lender = { ...findModule('CONTACT_AGENT'), moduleId: newId(), moduleType: 'LENDER' }
    const ask = button({ actionType: 'POPUP_LEAD_FORM', value: '', leadType: 'SELLER' })
    const settings = { name: 'Lender', heading: 'Talk to a lender', subheading: '', vendor: vendor._id, button: ask }
    await storeModules([{ ...lender, settings }])
    await expect.poll(async () => (await open()).body).toContain('Sam Okafor')
    await agent.call('DELETE /agent/vendors/:vendorId', { params: { vendorId: vendor._id } })
    await expect.poll(async () => (await open()).body).not.toContain('Sam Okafor')
  })

  test('without the lender whose entry was deleted', async ({ world }) => {
    const { storeModules, findModule, open } = await createOwnerPage(world)
    const lender = { ...findModule('CONTACT_AGENT'), moduleId: newId(), moduleType: 'LENDER' }
    const settings = { name: 'Lender', heading: 'Talk to a lender', subheading: '', vendor: newId() }
    await storeModules([{ ...lender, settings }, findModule('CONTACT_AGENT')])
    await expect.poll(async () => (await open()).body.match(/data-type="\w+"/g)).toEqual(['data-type="CONTACT_AGENT"'])
    expect((await open()).body).not.toContain('Talk to a lender')
  })
})

test('the page of a home closes when its contact no longer owns the home, and shows it again when they do', async ({
  world,
}) => {
  const { contactId, propertyId, open } = await createOwnerPage(world)
  expect((await open()).body).toContain('Hi ')
  const { rows } = await sql<{ account_id: string }>`delete from contact_properties
    where contact_id = ${contactId} and property_id = ${propertyId} returning account_id`.execute(world.owner.db)
  expect((await open()).body).toContain('This link no longer works')
  await sql`insert into contact_properties (account_id, contact_id, property_id)
    values (${rows[0]?.account_id}, ${contactId}, ${propertyId})`.execute(world.owner.db)
  expect((await open()).body).toContain('Hi ')
})

test('a page that was opened before closes as soon as its link is replaced', async ({ world }) => {
  const { agent, contactId, propertyId, open } = await createOwnerPage(world)
  for (const _ of ['first', 'again']) expect((await open()).body).toContain('Hi ')
  await agent.call('POST /agent/contacts/:contactId/dashboard-links/:propertyId/replace', {
    params: { contactId, propertyId },
  })
  for (const _ of ['first', 'again']) expect((await open()).body).toContain('This link no longer works')
})

test('a home that was corrected by its agent shows so on the next view', async ({ world }) => {
  const { propertyId, open } = await createOwnerPage(world)
  expect((await open()).body).not.toContain('Fable Lane')
  await world.owner.db
    .updateTable('properties')
    .set({ door_number: '9', street: 'Fable Lane', full_address: '9 Fable Lane, Dover, NH 03820' })
    .where('id', '=', propertyId)
    .execute()
  expect((await open()).body).toContain('9 Fable Lane')
})

test('an account that moves to another time zone shows its offers in that zone', async ({ world }) => {
  const { agency, createCashOffer, open } = await createOwnerPage(world)
  const moveTo = (timeZone: string) =>
    world.owner.db
      .updateTable('agencies')
      .set({ time_zone: timeZone })
      .where('account_id', '=', agency.accountId)
      .execute()
  await createCashOffer()
  await moveTo('America/Phoenix')
  await expect.poll(async () => (await open()).body).toMatch(/\d [AP]M MST</)
  await moveTo('Pacific/Honolulu')
  await expect.poll(async () => (await open()).body).toMatch(/\d [AP]M HST</)
})
