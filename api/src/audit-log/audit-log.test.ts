import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { parseCsv } from '../testing/parse-csv.ts'
import { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'

/** An agent whose sign-in is in the log. */
const signInAgent = async ({ factory }: World, agency: { accountId: string }) =>
  factory.signIn(await factory.createMember(agency))

/** An owner, and a function that adds contacts in their name. */
async function setUp(world: World) {
  const agency = await world.factory.createAgency()
  const agent = await signInAgent(world, agency)
  const addContact = (firstName: string) => agent.call('POST /agent/contacts', { body: { firstName } })
  return { agency, agent, addContact }
}

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'

test('the log says who did what, from where and to what, with the sign-ins of members', async ({ world }) => {
  const { agent, addContact } = await setUp(world)
  agent.headers = { 'user-agent': browser }
  const { _id: contactId } = await addContact('Nora Field')
  await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { phone: '6035550142' } })
  await agent.call('PUT /agent/preferences', { body: { WIDGET_LIST_PAGE_SIZE: 50 } })
  const { data, hasMore } = await agent.call('GET /agent/audit-log')
  expect(hasMore).toBe(false)
  const phrases = ['changed a contact', 'added a contact', 'signed in with a password']
  expect(data.map(({ phrase }) => phrase)).toEqual(phrases)
  expect(data[0]).toMatchObject({
    areaLabel: 'Contacts',
    device: 'Chrome on Windows',
    address: '127.0.0.1',
    fields: ['phone'],
    apiKey: null,
    by: { userId: agent.userId, email: agent.email },
    target: { _id: contactId, type: 'contact', name: 'Nora Field', path: `contacts/${contactId}/activity` },
  })
  expect(data[1]).toMatchObject({ targetId: contactId })
  const rival = await signInAgent(world, await world.factory.createAgency())
  expect((await rival.call('GET /agent/audit-log')).data).toMatchObject([{ by: { userId: rival.userId } }])
})

test('the log is filtered by member, area, period and target, and exported as shown', async ({ world }) => {
  const { agency, agent, addContact } = await setUp(world)
  const colleague = await signInAgent(world, agency)
  const { _id: contactId } = await addContact('Nora =Field')
  await addContact('Omar Said')
  await colleague.call('POST /agent/leads', { body: { contactId, leadType: 'SELLER' } })
  const list = async (query: object) =>
    (await agent.call('GET /agent/audit-log', { query })).data.map(({ phrase }) => phrase)
  expect(await list({ area: 'security' })).toEqual(['signed in with a password', 'signed in with a password'])
  expect(await list({ area: 'leads' })).toEqual(['added a lead'])
  expect(await list({ area: 'leads', userId: agent.userId })).toEqual([])
  expect(await list({ search: 'nora' })).toEqual(['added a lead', 'added a contact'])
  expect(await list({ search: contactId })).toEqual(['added a lead', 'added a contact'])
  expect(await list({ search: '%' })).toEqual([])
  expect(await list({ search: newId() })).toEqual([])
  expect(await list({ till: '2020-01-01' })).toEqual([])
  expect((await list({ from: '2020-01-01', userId: agent.userId })).length).toBe(3)

  const url = `/api/agent/audit-log.csv?account=${agency.accountId}&area=contacts`
  const file = await agent.send('GET', url)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const rows = parseCsv(file.body)
  expect(rows).toHaveLength(3)
  expect(rows[1]?.slice(3, 7)).toEqual(['added a contact', 'Contacts', 'Omar Said', expect.any(String)])
})

test('a change to a member names them and leads to their page', async ({ world }) => {
  const { agency, agent } = await setUp(world)
  const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
  const { userId } = colleague
  await agent.call('PUT /agent/team/:userId/permissions', {
    params: { userId },
    body: { role: 'AGENT', permissions: ['MANAGE_MARKETING_SETTINGS'] },
  })
  const isOf = (search: string) => agent.call('GET /agent/audit-log', { query: { search } })
  const { fullName } = await agent.call('GET /agent/team/:userId', { params: { userId } })
  const target = { type: 'member', name: fullName, path: `settings/team/users/${userId}/profile` }
  for (const search of [userId, fullName])
    expect((await isOf(search)).data[0]).toMatchObject({ targetId: userId, target })
})

test('pages continue where the last one ended, without gaps', async ({ world }) => {
  const { agent, addContact } = await setUp(world)
  for (let n = 0; n < 5; n++) await addContact(`Contact ${n}`)
  const ids: string[] = []
  for (let before: string | undefined; ; ) {
    const query = { limit: 2, ...(before && { before }) }
    const { data, hasMore } = await agent.call('GET /agent/audit-log', { query })
    ids.push(...data.map(({ _id }) => _id))
    before = data.at(-1)?._id
    if (!hasMore) break
  }
  expect(ids).toHaveLength(6)
  expect(ids).toEqual([...new Set(ids)].sort().reverse())
})

test('an entry names the API key that was used', async ({ world }) => {
  const { agent, addContact } = await setUp(world)
  const { _id: contactId } = await addContact('Nora Field')
  const { apiKey, key } = await agent.call('POST /agent/api-keys', {
    body: { name: 'CRM sync', scopes: ['contacts:write'], expiresOn: null },
  })
  const client = new TestClient(world.app)
  client.headers = { authorization: `Bearer ${key}`, 'user-agent': 'curl/8.5' }
  await client.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { phone: '6035550142' } })
  const [change, creation] = (await agent.call('GET /agent/audit-log')).data
  expect(change).toMatchObject({
    phrase: 'changed a contact',
    apiKey: { _id: apiKey._id, name: 'CRM sync' },
    device: 'curl',
    by: { userId: agent.userId },
  })
  expect(creation).toMatchObject({ phrase: 'created an API key', target: { name: 'CRM sync', type: 'API key' } })
})
