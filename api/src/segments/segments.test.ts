import { describe, expect } from 'vitest'
import { agencyWithContacts, only } from '../testing/contacts.ts'
import { test } from '../testing/world.ts'

const sphere = { key: 'tags', anyOf: ['Sphere'] }

describe('a segment', () => {
  test('is its filters, asked again whenever it is looked at', async ({ world }) => {
    const { agent, add, namesOf } = await agencyWithContacts(world)
    await add('Nora Field', { tags: ['Sphere'] })
    const filters = [sphere, { key: 'createdAt', from: '2026-01-01' }]
    const made = await agent.call('POST /agent/segments', { body: { name: 'Friends', filters } })
    expect(made).toMatchObject({
      name: 'Friends',
      isShared: false,
      filters,
      described: ['Tags: Sphere', 'Added: Jan 01, 2026 or later'],
      owner: { _id: agent.agentId },
      mayChange: true,
      count: 1,
    })
    await add('Tom Reed', { tags: ['Sphere'] })
    await add('Ana Lopez')
    const params = { segmentId: made._id }
    expect(await agent.call('GET /agent/segments/:segmentId', { params })).toEqual({ ...made, count: 2 })
    expect(await namesOf({ segmentId: made._id, sort: 'name', sortOrder: 'asc' })).toEqual(['Nora Field', 'Tom Reed'])
    expect(await namesOf({ segmentId: made._id, search: 'tom' })).toEqual(['Tom Reed'])
    expect(await namesOf({ segmentId: made._id, ...only({ key: 'isClaimed', is: true }) })).toEqual([])
    expect(await agent.call('GET /agent/contacts/count', { query: { segmentId: made._id } })).toEqual({ count: 2 })
  })

  test('tells why somebody is in it, and why not', async ({ world }) => {
    const { agent, add } = await agencyWithContacts(world)
    const nora = await add('Nora Field', { tags: ['Sphere'] })
    const tom = await add('Tom Reed', { tags: ['Sphere'] })
    const body = { name: 'Noras', search: 'nora', filters: [sphere, { key: 'hasMortgage', is: false }] }
    const { _id: segmentId } = await agent.call('POST /agent/segments', { body })
    const reasons = (contactId: string) =>
      agent.call('GET /agent/segments/:segmentId/reasons/:contactId', { params: { segmentId, contactId } })
    const [found, ...met] = [
      { text: 'Found by “nora”', isMet: true },
      { text: 'Tags: Sphere', isMet: true },
      { text: 'Has a mortgage: no', isMet: true },
    ]
    expect(await reasons(nora._id)).toEqual({ isMember: true, reasons: [found, ...met] })
    expect(await reasons(tom._id)).toEqual({ isMember: false, reasons: [{ ...found, isMet: false }, ...met] })
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: nora._id } })
    expect(await reasons(nora._id)).toMatchObject({
      isMember: false,
      reasons: [{ text: 'Not archived', isMet: false }, found, ...met],
    })
  })

  test('is seen by others only once it is shared, and changed by who made it or runs the account', async ({
    world,
  }) => {
    const { agency, agent } = await agencyWithContacts(world)
    const colleague = await world.founding.person(agency, { role: 'AGENT' })
    const owner = await world.founding.person(agency)
    const { _id: segmentId } = await agent.call('POST /agent/segments', { body: { name: 'Mine', filters: [sphere] } })
    const params = { segmentId }
    const rename = (who: typeof agent, body: object) => who.call('PATCH /agent/segments/:segmentId', { params, body })
    const namesSeenBy = async (who: typeof agent) =>
      (await who.call('GET /agent/segments')).data.map(({ name }) => name)

    expect(await namesSeenBy(colleague)).toEqual([])
    await expect(colleague.call('GET /agent/segments/:segmentId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(rename(owner, { name: 'Theirs' })).rejects.toMatchObject({ code: 'not_found' })
    await rename(agent, { isShared: true })
    expect(await namesSeenBy(colleague)).toEqual(['Mine'])
    expect(await colleague.call('GET /agent/segments/:segmentId', { params })).toMatchObject({ mayChange: false })
    await expect(rename(colleague, { name: 'Theirs' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(colleague.call('DELETE /agent/segments/:segmentId', { params })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await rename(owner, { name: 'Ours' })).toMatchObject({ name: 'Ours', mayChange: true })
    await owner.call('DELETE /agent/segments/:segmentId', { params })
    expect(await namesSeenBy(agent)).toEqual([])
  })

  test('that somebody else changed meanwhile is not overwritten', async ({ world }) => {
    const { agent } = await agencyWithContacts(world)
    const made = await agent.call('POST /agent/segments', { body: { name: 'Mine', filters: [] } })
    const params = { segmentId: made._id }
    const save = (name: string) =>
      agent.call('PATCH /agent/segments/:segmentId', { params, body: { name, basedOn: made.updatedAt } })
    await save('First')
    await expect(save('Second')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is listed by name, a page at a time, and found by a part of it', async ({ world }) => {
    const { agent } = await agencyWithContacts(world)
    for (const name of ['past clients', 'Café friends', 'Movers'])
      await agent.call('POST /agent/segments', { body: { name, filters: [] } })
    const list = async (query: object) => {
      const { data, total } = await agent.call('GET /agent/segments', { query })
      return [total, ...data.map(({ name }) => name)]
    }
    expect(await list({})).toEqual([3, 'Café friends', 'Movers', 'past clients'])
    expect(await list({ pageSize: 2, page: 2 })).toEqual([3, 'past clients'])
    expect(await list({ search: 'CAFE' })).toEqual([1, 'Café friends'])
    expect(await list({ sort: 'updatedAt', sortOrder: 'desc' })).toEqual([3, 'Movers', 'Café friends', 'past clients'])
  })

  test('is found by whose it is and by what it filters by', async ({ world }) => {
    const { agency, agent } = await agencyWithContacts(world)
    const colleague = await world.founding.person(agency, { role: 'AGENT' })
    const make = (who: typeof agent, name: string, filters: object[]) =>
      who.call('POST /agent/segments', { body: { name, isShared: true, filters: filters as [] } })
    await make(agent, 'Mine', [sphere])
    await make(colleague, 'Theirs', [{ key: 'isClaimed', is: true }, sphere])
    await make(colleague, 'Everybody', [])
    const list = async (query: object) =>
      (await agent.call('GET /agent/segments', { query })).data.map(({ name }) => name)
    expect(await list({ whose: 'MINE' })).toEqual(['Mine'])
    expect(await list({ whose: 'OTHERS' })).toEqual(['Everybody', 'Theirs'])
    expect(await list({ by: 'tags' })).toEqual(['Mine', 'Theirs'])
    expect(await list({ by: 'isClaimed', whose: 'MINE' })).toEqual([])
  })

  test('is among the segments of whoever is in it, and of nobody else', async ({ world }) => {
    const { agency, agent, add } = await agencyWithContacts(world)
    const colleague = await world.founding.person(agency, { role: 'AGENT' })
    const nora = await add('Nora Field', { tags: ['Sphere'] })
    const make = (who: typeof agent, body: { name: string; search?: string; filters: [] | [typeof sphere] }) =>
      who.call('POST /agent/segments', { body })
    await make(agent, { name: 'Sphere', filters: [sphere] })
    await make(agent, { name: 'Noras', search: 'nora', filters: [sphere] })
    await make(agent, { name: 'Toms', search: 'tom', filters: [] })
    await make(colleague, { name: 'Not shared', filters: [] })
    const segments = async () => {
      const params = { contactId: nora._id }
      const { data } = await agent.call('GET /agent/contacts/:contactId/segments', { params })
      return data.map(({ name, reasons }) => [name, ...reasons])
    }
    expect(await segments()).toEqual([
      ['Noras', 'Found by “nora”', 'Tags: Sphere'],
      ['Sphere', 'Tags: Sphere'],
    ])
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: nora._id } })
    expect(await segments()).toEqual([])
  })

  test('of another agency is nobody else’s business', async ({ world }) => {
    const [ours, theirs] = [await agencyWithContacts(world), await agencyWithContacts(world)]
    const body = { name: 'Theirs', isShared: true, filters: [] }
    const { _id: segmentId } = await theirs.agent.call('POST /agent/segments', { body })
    const { _id: contactId } = await ours.add('Nora Field')
    const owner = await world.founding.person(ours.agency)
    const params = { segmentId }
    for (const attempt of [
      () => owner.call('GET /agent/segments/:segmentId', { params }),
      () => owner.call('PATCH /agent/segments/:segmentId', { params, body: { name: 'Ours' } }),
      () => owner.call('DELETE /agent/segments/:segmentId', { params }),
      () => owner.call('GET /agent/segments/:segmentId/reasons/:contactId', { params: { segmentId, contactId } }),
      () => owner.call('GET /agent/contacts/search', { query: { segmentId } }),
      () => theirs.agent.call('GET /agent/contacts/:contactId/segments', { params: { contactId } }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  })
})

test.for([
  [{ filters: [] }, ['name']],
  [{ name: ' ', filters: [] }, ['name']],
  [{ name: 'x'.repeat(81), filters: [] }, ['name']],
  [{ name: 'A' }, ['filters']],
  [{ name: 'A', filters: [{ key: 'colour', is: true }] }, ['filters.0']],
  [{ name: 'A', filters: [sphere, { key: 'tags', is: true }] }, ['filters.1']],
  [{ name: 'A', filters: Array.from({ length: 21 }, () => sphere) }, ['filters']],
] as const)('a segment of %j is not kept', async ([body, fields], { world }) => {
  const { agent } = await agencyWithContacts(world)
  const answer = await agent.send('POST', '/api/agent/segments', body)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual(fields)
})
