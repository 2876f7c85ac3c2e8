import type { SetupTaskName } from '@gable/shared/home/setup-task.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { createPage } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

const listDone = async (agent: SignedInAgent): Promise<SetupTaskName[]> => {
  const tasks = await agent.call('GET /agent/home/setup-tasks')
  return tasks.filter(({ isDone }) => isDone).map(({ name }) => name)
}

test('each setup task is done once the account contains what it asks for', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const { accountId } = agency
  const agent = await world.factory.createAgent(agency)
  expect(await agent.call('GET /agent/home/setup-tasks')).toEqual([
    { name: 'ADD_CONTACTS', isDone: false },
    { name: 'ADD_BRANDING', isDone: false },
    { name: 'CREATE_PERSONAL_URL', isDone: false },
    { name: 'PUBLISH_PAGE', isDone: false },
    { name: 'INSTALL_WIDGET', isDone: false },
  ])

  await agent.call('POST /agent/contacts', { body: { emailId: 'nora@example.com' } })
  expect(await listDone(agent)).toEqual(['ADD_CONTACTS'])
  await completeBrand(world, agency.brandingId)
  expect(await listDone(agent)).toEqual(['ADD_CONTACTS', 'ADD_BRANDING'])
  await agent.call('POST /agent/landing-page/purl/create', { body: { purlId: `ada-${newId().slice(-8)}` } })
  expect(await listDone(agent)).toEqual(['ADD_CONTACTS', 'ADD_BRANDING', 'CREATE_PERSONAL_URL'])
  await world.factory.createAsset(agency, { kind: 'landing-page', type: 'SPLIT_1' })
  const widget = await world.factory.createAsset(agency)
  expect(await listDone(agent)).toEqual(['ADD_CONTACTS', 'ADD_BRANDING', 'CREATE_PERSONAL_URL', 'PUBLISH_PAGE'])
  await world.owner.db
    .insertInto('widget_sightings')
    .values({ account_id: accountId, widget_id: widget.subjectId, page: 'https://blog.example/', faults: [] })
    .execute()
  expect(await listDone(agent)).toHaveLength(5)

  const colleague = await world.factory.createAgent(agency)
  expect(await listDone(colleague)).not.toContain('CREATE_PERSONAL_URL')
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  expect(await listDone(stranger)).toEqual([])
})

test('contacts that came through a form do not count as imported', async ({ world }) => {
  const { agency, submit } = await createPage(world)
  const agent = await world.factory.createAgent(agency)
  await submit()
  expect(await agent.call('GET /agent/home/figures')).toMatchObject({ contacts: { total: 1 } })
  expect(await listDone(agent)).not.toContain('ADD_CONTACTS')
})

test('an archived page is not a published one, and a brand without a logo is not complete', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency)
  await world.factory.createAsset(agency, { kind: 'landing-page', type: 'SPLIT_1', status: 'ARCHIVED' })
  await world.owner.db
    .updateTable('brandings')
    .set({ style: JSON.stringify({ primaryColor: '#123F5C', digitalLogoId: null }) })
    .where('id', '=', agency.brandingId)
    .execute()
  expect(await listDone(agent)).toEqual([])
})
