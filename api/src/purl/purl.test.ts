import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import type { Person } from '../testing/household.ts'
import { test, type World } from '../testing/world.ts'

const someone = async ({ founding }: World) => founding.person(await founding.agency(), { role: 'AGENT' })

const take = (person: Person, purlId: string) =>
  person.call('POST /agent/landing-page/purl/create', { body: { purlId } })

const isFree = async (person: Person, purlId: string) =>
  (await person.call('GET /agent/landing-page/purl/availability', { query: { purlId } })).available

/** Not taken by any other test. */
const fresh = () => newId().slice(-12)

test('an agent takes an address once, in small letters, and it is told with the agent', async ({ world }) => {
  const ada = await someone(world)
  const slug = fresh()
  expect(await isFree(ada, slug)).toBe(true)
  expect(await take(ada, slug.toUpperCase())).toEqual({ purl: { id: slug } })
  expect((await ada.call('GET /agent/me')).purl).toEqual({ id: slug })
  await expect(take(ada, fresh())).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have a personalized URL already. It cannot be changed.',
  })
})

test('what somebody has, in whichever agency and letters, nobody else can have', async ({ world }) => {
  const [ada, ben] = [await someone(world), await someone(world)]
  const slug = `x${fresh()}`
  await take(ada, slug)
  expect(await isFree(ben, slug)).toBe(false)
  expect(await isFree(ben, slug.toUpperCase())).toBe(false)
  await expect(take(ben, slug.toUpperCase())).rejects.toMatchObject({
    fields: { purlId: 'This name is already taken' },
  })
})

test('of two who take the same at the same moment one wins, and the other may take another', async ({ world }) => {
  const people = [await someone(world), await someone(world)]
  const slug = fresh()
  const asked = await Promise.allSettled(people.map((person) => take(person, slug)))
  expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = asked.findIndex(({ status }) => status === 'rejected')
  expect(asked[lost]).toMatchObject({ reason: { fields: { purlId: 'This name is already taken' } } })
  await expect(take(people[lost] as Person, fresh())).resolves.toBeTruthy()
})

test('names of the product’s own places are taken', async ({ world }) => {
  const ada = await someone(world)
  expect(await isFree(ada, 'admin')).toBe(false)
  await expect(take(ada, 'API')).rejects.toMatchObject({ fields: { purlId: 'This name is already taken' } })
})

test('what cannot be an address is refused with the reason', async ({ world }) => {
  const ada = await someone(world)
  await expect(isFree(ada, 'a b')).rejects.toMatchObject({
    fields: {
      purlId: 'The custom URL can only contain numbers, letters, hyphens ( - ), and underscores ( _ )',
    },
  })
  await expect(take(ada, 'ab')).rejects.toMatchObject({ fields: { purlId: 'Please enter at least 3 characters' } })
})

test('the own name is proposed, or the next of its like that is free', async ({ world }) => {
  const [ada, ben, cleo] = [await someone(world), await someone(world), await someone(world)]
  const propose = async (person: Person) => (await person.call('GET /agent/landing-page/purl/placeholder')).id
  expect(await propose(ada)).toBe('ada-moss')
  await take(ada, 'ada-moss')
  expect(await propose(ben)).toBe('ada-moss-2')
  await take(ben, 'ada-moss-2')
  expect(await propose(cleo)).toBe('ada-moss-3')
})

test('even the database changes no address that somebody has', async ({ world }) => {
  const ada = await someone(world)
  await take(ada, fresh())
  const change = world.owner.db.updateTable('agents').set({ purl_id: fresh() }).where('id', '=', ada.agentId)
  await expect(change.execute()).rejects.toThrow('a personalized URL is kept for good')
})

test('everybody learns where their own pages stand, with a personalized URL and before', async ({ world }) => {
  const ada = await someone(world)
  const before = await ada.call('GET /agent/landing-page/purl')
  expect(before.id).toBeNull()
  const slug = fresh()
  await take(ada, slug)
  expect(await ada.call('GET /agent/landing-page/purl')).toEqual({ ...before, id: slug })
  expect(new URL(before.origin).origin).toBe(before.origin)
})
