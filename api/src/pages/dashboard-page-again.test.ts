import { defaultAssistant } from '@gable/shared/conversations/assistant.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type pg from 'pg'
import { expect } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'

async function createOwnerPage(world: World) {
  const property = await createAgencyWithProperty(world)
  await property.addMarketData()
  await property.runLookup()
  const agent = await world.factory.createAgent(property.agency)
  const [link] = await agent.call('GET /agent/contacts/:contactId/dashboard-links', {
    params: { contactId: property.contact._id },
  })
  const [dashboard] = await agent.call('GET /agent/contact-dashboard')
  invariant(link?.code && dashboard, 'a contact with a home has a link, and an agency a dashboard')
  const visitor = new TestClient(world.app)
  const open = async (query = '') => (await visitor.send('GET', `/d/${link.code}${query}`)).body
  return { ...property, agent, dashboard, open }
}

/**
 * The messages to the database of the account during some work. Beside other databases, there is one more in each to find the account.
 */
async function listMessages({ product, cells }: World, work: () => Promise<unknown>): Promise<string[]> {
  const messages: string[] = []
  const watched = new Set<pg.PoolClient>()
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...values: unknown[]) => unknown
    const record = (...values: unknown[]) => {
      const [first] = values as [string | { text: string }]
      messages.push(typeof first === 'string' ? first : first.text)
      return query(...values)
    }
    Object.assign(client, { query: record })
  }
  const pools = [product, ...(cells?.others ?? []).map(({ product }) => product)].map(({ pool }) => pool)
  for (const pool of pools) pool.on('acquire', watch)
  await work()
  for (const pool of pools) pool.off('acquire', watch)
  return cells ? messages.filter((text) => !/^\/\* prepared \*\/ select .* find_dashboard_link/s.test(text)) : messages
}

test('a page asks the database four times at most, and its figures with a plan made once', async ({ world }) => {
  const { agent, dashboard, open } = await createOwnerPage(world)
  const filters = [{ key: 'tags' as const, anyOf: ['Past client'] }]
  const comps = dashboard.modules.find(({ moduleType }) => moduleType === 'COMPS')
  invariant(comps, 'a new dashboard has the module')
  await agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
    params: { dashboardId: dashboard._id, moduleId: comps.moduleId },
    body: { settings: { ...comps.settings }, visibilitySettings: { visibilityLevel: 'filtered', filters } },
  })
  await expect.poll(open).not.toContain('data-type="COMPS"')
  // The news of the change may arrive late, and then the settings are read once more.
  await eventually(async () => {
    const [begin, figures, ...others] = await listMessages(world, open)
    expect(begin).toContain('force_generic_plan')
    expect(figures).toContain('/* prepared */')
    // Who sees the filtered module, and the end of the transaction.
    expect(others).toHaveLength(2)
  })
})

test('an assistant that is turned on, renamed or turned off shows so on the next view', async ({ world }) => {
  const { agent, open } = await createOwnerPage(world)
  const save = (change: object) =>
    agent.call('PUT /agent/assistants/:place', {
      params: { place: 'contact-dashboard' },
      body: { ...defaultAssistant, ...change },
    })
  expect(await open()).not.toContain('class="assistant"')
  await save({ isOn: true, name: 'Hazel' })
  await expect.poll(open).toContain('Hazel')
  await save({ isOn: true, name: 'Rowan' })
  await expect.poll(open).toContain('Rowan')
  await save({ isOn: false, name: 'Rowan' })
  await expect.poll(open).not.toContain('Rowan')
})

test('a page that was opened before shows what has changed since, in both languages', async ({ world }) => {
  const { contact, params, open, updateContact } = await createOwnerPage(world)
  const pages = async () => [await open('?lang=en'), await open('?lang=es')] as const
  const [english, spanish] = await pages()
  expect(await pages()).toEqual([english, spanish])
  expect(english).not.toEqual(spanish)
  await updateContact(contact._id, { first_name: 'Winifred' })
  for (const page of await pages()) expect(page).toContain('Winifred')
  await world.owner.db
    .updateTable('value_estimates')
    .set({ median_cents: 98_765_400 })
    .where('property_id', '=', params.propertyId)
    .execute()
  for (const page of await pages()) expect(page).toContain('$987,654')
})
