import type { TaskName } from '@gable/shared/getting-started/task.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { startLiveServer } from '../testing/live-server.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { createPage } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

const createNewAgency = ({ factory }: World) => factory.createAgency({}, { isSetUp: false })

const listDone = async (agent: SignedInAgent): Promise<TaskName[]> => {
  const tasks = await agent.call('GET /agent/getting-started/tasks')
  return tasks.filter(({ isDone }) => isDone).map(({ name }) => name)
}

const addContact = (agent: SignedInAgent) =>
  agent.call('POST /agent/contacts', { body: { emailId: 'nora@example.com' } })

test('each task is done once the account contains what it asks for', async ({ world }) => {
  const agency = await createNewAgency(world)
  const agent = await world.factory.createAgent(agency)
  expect(await agent.call('GET /agent/getting-started/tasks')).toEqual([
    { name: 'ADD_CONTACTS', isDone: false, credits: 10, isPaid: false },
    { name: 'ADD_BRANDING', isDone: false, credits: 20, isPaid: false },
    { name: 'CREATE_PERSONAL_URL', isDone: false, credits: 10, isPaid: false },
    { name: 'PUBLISH_PAGE', isDone: false, credits: 20, isPaid: false },
    { name: 'INSTALL_WIDGET', isDone: false, credits: 20, isPaid: false },
    { name: 'PUBLISH_EMAIL', isDone: false, credits: 20, isPaid: false },
  ])
  await addContact(agent)
  expect(await listDone(agent)).toEqual(['ADD_CONTACTS'])
  await completeBrand(world, agency.brandingId)
  expect(await listDone(agent)).toEqual(['ADD_CONTACTS', 'ADD_BRANDING'])
  await agent.call('POST /agent/landing-page/purl/create', { body: { purlId: `ada-${newId().slice(-8)}` } })
  await world.factory.createAsset(agency, { kind: 'landing-page', type: 'SPLIT_1' })
  expect(await listDone(agent)).toEqual(['ADD_CONTACTS', 'ADD_BRANDING', 'CREATE_PERSONAL_URL', 'PUBLISH_PAGE'])
  const { subjectId } = await world.factory.createAsset(agency)
  await world.owner.db
    .insertInto('widget_sightings')
    .values({ account_id: agency.accountId, widget_id: subjectId, page: 'https://blog.example/', faults: [] })
    .execute()
  expect(await listDone(agent)).toContain('INSTALL_WIDGET')
  await publishEmail(agent)
  expect(await listDone(agent)).toHaveLength(6)
  const stranger = await world.factory.createAgent(await createNewAgency(world))
  expect(await listDone(stranger)).toEqual([])
})

async function publishEmail(agent: SignedInAgent) {
  const [template] = await agent.call('GET /agent/smart-content/template-with-random-variation', {
    query: { medium: 'EMAIL' },
  })
  await agent.call('POST /agent/smart-content/templates/:templateId/visible', {
    params: { templateId: template?.scConfigTemplate._id ?? '' },
  })
}

test('a finished task is paid once, also when two tabs ask at the same time, and every console hears of it', async ({
  world,
}) => {
  const agency = await createNewAgency(world)
  const agent = await world.factory.createAgent(agency)
  const stream = await (await startLiveServer(world)).connect(agency.accountId)
  await addContact(agent)
  const ask = () => agent.call('POST /agent/getting-started/rewards')
  const [tasks] = await Promise.all([ask(), ask()])
  expect(tasks).toContainEqual({ name: 'ADD_CONTACTS', isDone: true, credits: 10, isPaid: true })
  await ask()
  const { data } = await agent.call('GET /agent/billing/transactions', { query: {} })
  expect(data.map(({ description }) => description)).toEqual(['Getting Started: Import your contacts'])
  expect(await agent.call('GET /agent/credits')).toMatchObject({ available: 10 })
  const reward = { kind: 'getting-started', credits: 10, taskName: 'ADD_CONTACTS', isLastStep: false }
  await eventually(() => expect(stream.messages.filter(({ kind }) => kind === reward.kind)).toEqual([reward]))
})

test('a task that is undone later stays done and is not paid again', async ({ world }) => {
  const agency = await createNewAgency(world)
  const agent = await world.factory.createAgent(agency)
  await completeBrand(world, agency.brandingId)
  await agent.call('POST /agent/getting-started/rewards')
  await world.owner.db
    .updateTable('brandings')
    .set({ style: JSON.stringify({ primaryColor: '#123F5C', digitalLogoId: null }) })
    .where('account_id', '=', agency.accountId)
    .execute()
  await agent.call('POST /agent/getting-started/rewards')
  expect(await listDone(agent)).toEqual(['ADD_BRANDING'])
  expect(await agent.call('GET /agent/credits')).toMatchObject({ available: 20 })
})

test('the last task ends it: the page closes for good', async ({ world }) => {
  const agency = await createNewAgency(world)
  await world.owner.db
    .insertInto('plans')
    .values({ id: 'small', plan_name: 'Small', feature_flags: '{}', numerical_feature_map: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await world.owner.db
    .updateTable('agencies')
    .set({ plan_id: 'small' })
    .where('account_id', '=', agency.accountId)
    .execute()
  const agent = await world.factory.createAgent(agency)
  const isAccessible = async () => (await agent.call('GET /agent/getting-started/accessible')).isAccessible
  expect((await agent.call('GET /agent/getting-started/tasks')).map(({ name }) => name)).toEqual([
    'ADD_CONTACTS',
    'ADD_BRANDING',
    'PUBLISH_EMAIL',
  ])
  const stream = await (await startLiveServer(world)).connect(agency.accountId)
  await addContact(agent)
  await completeBrand(world, agency.brandingId)
  await agent.call('POST /agent/getting-started/rewards')
  expect(await isAccessible()).toBe(true)
  await publishEmail(agent)
  expect(await agent.call('POST /agent/getting-started/rewards')).toEqual([])
  expect(await isAccessible()).toBe(false)
  await eventually(() =>
    expect(stream.messages).toContainEqual(expect.objectContaining({ taskName: 'PUBLISH_EMAIL', isLastStep: true })),
  )
})

test('an agent sees only the tasks that the role allows', async ({ world }) => {
  const agent = await world.factory.createAgent(await createNewAgency(world), { role: 'AGENT' })
  const tasks = await agent.call('GET /agent/getting-started/tasks')
  expect(tasks.map(({ name }) => name)).toEqual(['CREATE_PERSONAL_URL'])
})

test('contacts that came through a form do not count as imported', async ({ world }) => {
  const { agency, submit } = await createPage(world)
  await world.owner.db.deleteFrom('getting_started').where('account_id', '=', agency.accountId).execute()
  const agent = await world.factory.createAgent(agency)
  await submit()
  expect(await agent.call('GET /agent/home/figures')).toMatchObject({ contacts: { total: 1 } })
  expect(await listDone(agent)).not.toContain('ADD_CONTACTS')
})

test('an archived page is not a published one', async ({ world }) => {
  const agency = await createNewAgency(world)
  const agent = await world.factory.createAgent(agency)
  await world.factory.createAsset(agency, { kind: 'landing-page', type: 'SPLIT_1', status: 'ARCHIVED' })
  expect(await listDone(agent)).toEqual([])
})
