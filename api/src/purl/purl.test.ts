import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { test, type World } from '../testing/world.ts'

const createAgent = async ({ factory }: World) => factory.createAgent(await factory.createAgency(), { role: 'AGENT' })

const create = (agent: SignedInAgent, purlId: string) =>
  agent.call('POST /agent/landing-page/purl/create', { body: { purlId } })

const isAvailable = async (agent: SignedInAgent, purlId: string) =>
  (await agent.call('GET /agent/landing-page/purl/availability', { query: { purlId } })).available

/** A slug that no other test uses. */
const newSlug = () => newId().slice(-12)

test('an agent creates a personalized URL once, in lower case, and it is part of the agent', async ({ world }) => {
  const ada = await createAgent(world)
  const slug = newSlug()
  expect(await isAvailable(ada, slug)).toBe(true)
  expect(await create(ada, slug.toUpperCase())).toEqual({ purl: { id: slug } })
  expect((await ada.call('GET /agent/me')).purl).toEqual({ id: slug })
  await expect(create(ada, newSlug())).rejects.toMatchObject({
    code: 'conflict',
    message: 'You already have a personalized URL. It cannot be changed.',
  })
})

test('a personalized URL is unique across agencies and letter case', async ({ world }) => {
  const [ada, ben] = [await createAgent(world), await createAgent(world)]
  const slug = `x${newSlug()}`
  await create(ada, slug)
  expect(await isAvailable(ben, slug)).toBe(false)
  expect(await isAvailable(ben, slug.toUpperCase())).toBe(false)
  await expect(create(ben, slug.toUpperCase())).rejects.toMatchObject({
    fields: { purlId: 'This name is already taken' },
  })
})

test('when two agents create the same URL at once, one wins and the other can choose again', async ({ world }) => {
  const agents = [await createAgent(world), await createAgent(world)]
  const slug = newSlug()
  const results = await Promise.allSettled(agents.map((agent) => create(agent, slug)))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = results.findIndex(({ status }) => status === 'rejected')
  expect(results[loser]).toMatchObject({ reason: { fields: { purlId: 'This name is already taken' } } })
  await expect(create(agents[loser] as SignedInAgent, newSlug())).resolves.toBeTruthy()
})

test('reserved names are not available', async ({ world }) => {
  const ada = await createAgent(world)
  expect(await isAvailable(ada, 'admin')).toBe(false)
  await expect(create(ada, 'API')).rejects.toMatchObject({ fields: { purlId: 'This name is already taken' } })
})

test('an invalid personalized URL is rejected with the reason', async ({ world }) => {
  const ada = await createAgent(world)
  await expect(isAvailable(ada, 'a b')).rejects.toMatchObject({
    fields: {
      purlId: 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )',
    },
  })
  await expect(create(ada, 'ab')).rejects.toMatchObject({ fields: { purlId: 'Please enter at least 3 characters' } })
})

test("the agent's name is suggested, with a number when it is taken", async ({ world }) => {
  const [ada, ben, cleo] = [await createAgent(world), await createAgent(world), await createAgent(world)]
  const suggest = async (agent: SignedInAgent) => (await agent.call('GET /agent/landing-page/purl/placeholder')).id
  expect(await suggest(ada)).toBe('ada-moss')
  await create(ada, 'ada-moss')
  expect(await suggest(ben)).toBe('ada-moss-2')
  await create(ben, 'ada-moss-2')
  expect(await suggest(cleo)).toBe('ada-moss-3')
})

test('the database itself rejects a change of a personalized URL', async ({ world }) => {
  const ada = await createAgent(world)
  await create(ada, newSlug())
  const change = world.owner.db.updateTable('agents').set({ purl_id: newSlug() }).where('id', '=', ada.agentId)
  await expect(change.execute()).rejects.toThrow('a personalized URL cannot be changed')
})

test('an agent can read the origin of their pages with and without a personalized URL', async ({ world }) => {
  const ada = await createAgent(world)
  const before = await ada.call('GET /agent/landing-page/purl')
  expect(before.id).toBeNull()
  const slug = newSlug()
  await create(ada, slug)
  expect(await ada.call('GET /agent/landing-page/purl')).toEqual({ ...before, id: slug })
  expect(new URL(before.origin).origin).toBe(before.origin)
})
