import { describe, expect } from 'vitest'
import { createAgencyWithContacts, toFilterQuery } from '../testing/contacts.ts'
import { test } from '../testing/world.ts'

const sphere = { key: 'tags', anyOf: ['Sphere'] }

describe('a segment', () => {
  test('looks up its contacts each time', async ({ world }) => {
    const { agent, addContact, listNames } = await createAgencyWithContacts(world)
    await addContact('Nora Field', { tags: ['Sphere'] })
    const filters = [sphere, { key: 'createdAt', from: '2026-01-01' }]
    const segment = await agent.call('POST /agent/segments', { body: { name: 'Friends', filters } })
    expect(segment).toMatchObject({
      name: 'Friends',
      isShared: false,
      filters,
      described: ['Tags: Sphere', 'Added: Jan 01, 2026 or later'],
      owner: { _id: agent.agentId },
      mayChange: true,
      count: 1,
    })
    await addContact('Tom Reed', { tags: ['Sphere'] })
    await addContact('Ana Lopez')
    const params = { segmentId: segment._id }
    expect(await agent.call('GET /agent/segments/:segmentId', { params })).toEqual({ ...segment, count: 2 })
    expect(await listNames({ segmentId: segment._id, sort: 'name', sortOrder: 'asc' })).toEqual([
      'Nora Field',
      'Tom Reed',
    ])
    expect(await listNames({ segmentId: segment._id, search: 'tom' })).toEqual(['Tom Reed'])
    expect(await listNames({ segmentId: segment._id, ...toFilterQuery({ key: 'isClaimed', is: true }) })).toEqual([])
    expect(await agent.call('GET /agent/contacts/count', { query: { segmentId: segment._id } })).toEqual({ count: 2 })
  })

  test('explains why a contact is or is not in it', async ({ world }) => {
    const { agent, addContact } = await createAgencyWithContacts(world)
    const nora = await addContact('Nora Field', { tags: ['Sphere'] })
    const tom = await addContact('Tom Reed', { tags: ['Sphere'] })
    const body = { name: 'Noras', search: 'nora', filters: [sphere, { key: 'hasMortgage', is: false }] }
    const { _id: segmentId } = await agent.call('POST /agent/segments', { body })
    const getReasons = (contactId: string) =>
      agent.call('GET /agent/segments/:segmentId/reasons/:contactId', { params: { segmentId, contactId } })
    const [search, ...met] = [
      { text: 'Search: “nora”', isMet: true },
      { text: 'Tags: Sphere', isMet: true },
      { text: 'Has a mortgage: no', isMet: true },
    ]
    expect(await getReasons(nora._id)).toEqual({ isMember: true, reasons: [search, ...met] })
    expect(await getReasons(tom._id)).toEqual({ isMember: false, reasons: [{ ...search, isMet: false }, ...met] })
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: nora._id } })
    expect(await getReasons(nora._id)).toMatchObject({
      isMember: false,
      reasons: [{ text: 'Not archived', isMet: false }, search, ...met],
    })
  })

  test('is visible to others only when shared, and can be changed by its owner or an account admin', async ({
    world,
  }) => {
    const { agency, agent } = await createAgencyWithContacts(world)
    const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
    const owner = await world.factory.createAgent(agency)
    const { _id: segmentId } = await agent.call('POST /agent/segments', { body: { name: 'Mine', filters: [sphere] } })
    const params = { segmentId }
    const updateSegment = (who: typeof agent, body: object) =>
      who.call('PATCH /agent/segments/:segmentId', { params, body })
    const listVisibleNames = async (who: typeof agent) =>
      (await who.call('GET /agent/segments')).data.map(({ name }) => name)

    expect(await listVisibleNames(colleague)).toEqual([])
    await expect(colleague.call('GET /agent/segments/:segmentId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(updateSegment(owner, { name: 'Theirs' })).rejects.toMatchObject({ code: 'not_found' })
    await updateSegment(agent, { isShared: true })
    expect(await listVisibleNames(colleague)).toEqual(['Mine'])
    expect(await colleague.call('GET /agent/segments/:segmentId', { params })).toMatchObject({ mayChange: false })
    await expect(updateSegment(colleague, { name: 'Theirs' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(colleague.call('DELETE /agent/segments/:segmentId', { params })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await updateSegment(owner, { name: 'Ours' })).toMatchObject({ name: 'Ours', mayChange: true })
    await owner.call('DELETE /agent/segments/:segmentId', { params })
    expect(await listVisibleNames(agent)).toEqual([])
  })

  test('that was changed elsewhere in the meantime is not overwritten', async ({ world }) => {
    const { agent } = await createAgencyWithContacts(world)
    const segment = await agent.call('POST /agent/segments', { body: { name: 'Mine', filters: [] } })
    const params = { segmentId: segment._id }
    const save = (name: string) =>
      agent.call('PATCH /agent/segments/:segmentId', { params, body: { name, basedOn: segment.updatedAt } })
    await save('First')
    await expect(save('Second')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is listed in pages by name and found by part of its name', async ({ world }) => {
    const { agent } = await createAgencyWithContacts(world)
    for (const name of ['past clients', 'Café friends', 'Movers'])
      await agent.call('POST /agent/segments', { body: { name, filters: [] } })
    const listNamesBy = async (query: object) => {
      const { data, total } = await agent.call('GET /agent/segments', { query })
      return [total, ...data.map(({ name }) => name)]
    }
    expect(await listNamesBy({})).toEqual([3, 'Café friends', 'Movers', 'past clients'])
    expect(await listNamesBy({ pageSize: 2, page: 2 })).toEqual([3, 'past clients'])
    expect(await listNamesBy({ search: 'CAFE' })).toEqual([1, 'Café friends'])
    expect(await listNamesBy({ sort: 'updatedAt', sortOrder: 'desc' })).toEqual([
      3,
      'Movers',
      'Café friends',
      'past clients',
    ])
  })

  test('can be filtered by owner and by the field it filters by', async ({ world }) => {
    const { agency, agent } = await createAgencyWithContacts(world)
    const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
    const createSegment = (who: typeof agent, name: string, filters: object[]) =>
      who.call('POST /agent/segments', { body: { name, isShared: true, filters: filters as [] } })
    await createSegment(agent, 'Mine', [sphere])
    await createSegment(colleague, 'Theirs', [{ key: 'isClaimed', is: true }, sphere])
    await createSegment(colleague, 'Everyone', [])
    const listNamesBy = async (query: object) =>
      (await agent.call('GET /agent/segments', { query })).data.map(({ name }) => name)
    expect(await listNamesBy({ whose: 'MINE' })).toEqual(['Mine'])
    expect(await listNamesBy({ whose: 'OTHERS' })).toEqual(['Everyone', 'Theirs'])
    expect(await listNamesBy({ by: 'tags' })).toEqual(['Mine', 'Theirs'])
    expect(await listNamesBy({ by: 'isClaimed', whose: 'MINE' })).toEqual([])
  })

  test('is listed on its contacts only', async ({ world }) => {
    const { agency, agent, addContact } = await createAgencyWithContacts(world)
    const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
    const nora = await addContact('Nora Field', { tags: ['Sphere'] })
    const createSegment = (who: typeof agent, body: { name: string; search?: string; filters: [] | [typeof sphere] }) =>
      who.call('POST /agent/segments', { body })
    await createSegment(agent, { name: 'Sphere', filters: [sphere] })
    await createSegment(agent, { name: 'Noras', search: 'nora', filters: [sphere] })
    await createSegment(agent, { name: 'Toms', search: 'tom', filters: [] })
    await createSegment(colleague, { name: 'Not shared', filters: [] })
    const listSegments = async () => {
      const params = { contactId: nora._id }
      const { data } = await agent.call('GET /agent/contacts/:contactId/segments', { params })
      return data.map(({ name, reasons }) => [name, ...reasons])
    }
    expect(await listSegments()).toEqual([
      ['Noras', 'Search: “nora”', 'Tags: Sphere'],
      ['Sphere', 'Tags: Sphere'],
    ])
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: nora._id } })
    expect(await listSegments()).toEqual([])
  })

  test('of another agency cannot be seen, changed or used', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithContacts(world), await createAgencyWithContacts(world)]
    const body = { name: 'Theirs', isShared: true, filters: [] }
    const { _id: segmentId } = await theirs.agent.call('POST /agent/segments', { body })
    const { _id: contactId } = await ours.addContact('Nora Field')
    const owner = await world.factory.createAgent(ours.agency)
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
  [{ name: 'A', filters: [{ key: 'color', is: true }] }, ['filters.0']],
  [{ name: 'A', filters: [sphere, { key: 'tags', is: true }] }, ['filters.1']],
  [{ name: 'A', filters: Array.from({ length: 21 }, () => sphere) }, ['filters']],
] as const)('a segment of %j is not saved', async ([body, fields], { world }) => {
  const { agent } = await createAgencyWithContacts(world)
  const response = await agent.send('POST', '/api/agent/segments', body)
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().fields)).toEqual(fields)
})
