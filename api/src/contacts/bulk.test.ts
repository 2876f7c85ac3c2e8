import type { BulkChange, ContactSelection } from '@gable/shared/contacts/bulk.ts'
import { requiredMessage } from '@gable/shared/http/fields.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts, toFilterQuery } from '../testing/contacts.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'

const allContacts: ContactSelection = { search: '', filters: [] }

async function createAgencyWithThreeContacts(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const { agent, addContact } = contacts
  const nora = await addContact('Nora Field', { tags: ['Sphere'], emailId: 'nora@example.com' })
  const tom = await addContact('Tom Reed', { emailId: 'tom@example.com' })
  const ana = await addContact('Ana Lopez')
  const getContact = (contactId: string) => agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
  const startBulk = (change: BulkChange, selection = allContacts, options: object = {}) =>
    agent.call('POST /agent/contacts/bulk', { body: { selection, change, ...options } })
  const previewBulk = (change: BulkChange, selection = allContacts) =>
    agent.call('POST /agent/contacts/bulk/preview', { body: { selection, change } })
  const undoBulk = ({ _id }: { _id: string }, who = agent) =>
    who.call('POST /agent/contacts/bulk/:bulkId/undone', { params: { bulkId: _id } })
  const listSkipped = ({ _id }: { _id: string }) =>
    agent.call('GET /agent/contacts/bulk/:bulkId/left', { params: { bulkId: _id } })
  return { ...contacts, nora, tom, ana, getContact, startBulk, previewBulk, undoBulk, listSkipped }
}

describe('a bulk change', () => {
  test('adds a tag in its existing spelling and can be undone', async ({ world }) => {
    const { agent, nora, tom, getContact, startBulk, previewBulk, undoBulk, listNames } =
      await createAgencyWithThreeContacts(world)
    const tag = { action: 'TAG', tag: 'sphere' } as const
    expect(await previewBulk(tag)).toEqual({ selected: 3, changing: 2 })
    const bulk = await startBulk(tag, allContacts, { expected: 2 })
    expect(bulk).toMatchObject({ change: { tag: 'Sphere' }, count: 2, undoneAt: null, mayUndo: true })
    expect(await listNames(toFilterQuery({ key: 'tags', anyOf: ['Sphere'] }))).toHaveLength(3)
    expect(await startBulk({ action: 'UNTAG', tag: 'SPHERE' }, { ids: [tom._id] })).toMatchObject({ count: 1 })
    expect(await undoBulk(bulk)).toMatchObject({ state: 'UNDONE', count: 2, left: 1, mayUndo: false })
    expect((await getContact(nora._id)).tags).toEqual(['Sphere'])
    expect((await getContact(tom._id)).tags).toEqual([])
    await expect(undoBulk(bulk)).rejects.toMatchObject({ code: 'conflict' })
    const { data } = await agent.call('GET /agent/contacts/bulk')
    expect(data.map(({ change: { action }, count }) => [action, count])).toEqual([
      ['UNTAG', 1],
      ['TAG', 2],
    ])
  })

  test('assigns contacts to an agent, and undoing it restores each previous owner', async ({ world }) => {
    const { agency, agent, nora, tom, ana, getContact, startBulk, undoBulk } =
      await createAgencyWithThreeContacts(world)
    const [ben, cleo] = [await world.factory.createAgent(agency), await world.factory.createAgent(agency)]
    await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: ana._id }, body: { ownerId: null } })
    const bulk = await startBulk({ action: 'ASSIGN', ownerId: ben.agentId })
    expect(bulk.count).toBe(3)
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: tom._id },
      body: { ownerId: cleo.agentId },
    })
    expect(await undoBulk(bulk)).toMatchObject({ count: 3, left: 1 })
    const owners = await Promise.all([nora, tom, ana].map(async ({ _id }) => (await getContact(_id)).owner?._id))
    expect(owners).toEqual([agent.agentId, cleo.agentId, undefined])
  })

  test('unsubscribes contacts, and undoing it keeps people unsubscribed who did it themselves', async ({ world }) => {
    const { nora, tom, getContact, startBulk, undoBulk, updateContact } = await createAgencyWithThreeContacts(world)
    await updateContact(nora._id, { unsubscribed_at: new Date('2026-01-01') })
    const bulk = await startBulk({ action: 'UNSUBSCRIBE' })
    expect(bulk.count).toBe(2)
    expect((await getContact(tom._id)).subscription).toMatchObject({ state: 'UNSUBSCRIBED', by: 'Ada Moss' })
    expect(await undoBulk(bulk)).toMatchObject({ count: 2, left: 0 })
    expect((await getContact(tom._id)).subscription.state).toBe('SUBSCRIBED')
    expect((await getContact(nora._id)).subscription).toMatchObject({ state: 'UNSUBSCRIBED', by: null })
  })

  test('archives contacts, and undoing it skips those whose email another contact has now', async ({ world }) => {
    const { addContact, nora, startBulk, undoBulk, listSkipped, listNames } = await createAgencyWithThreeContacts(world)
    const bulk = await startBulk(
      { action: 'ARCHIVE' },
      { search: '', filters: [{ key: 'subscription', anyOf: ['SUBSCRIBED'] }] },
    )
    expect(await listNames()).toEqual(['Ana Lopez'])
    await addContact('Nora Again', { emailId: 'nora@example.com' })
    expect(await undoBulk(bulk)).toMatchObject({ count: 2, left: 1 })
    expect((await listNames()).sort()).toEqual(['Ana Lopez', 'Nora Again', 'Tom Reed'])
    expect(await listSkipped(bulk)).toEqual({
      data: [{ _id: nora._id, fullName: 'Nora Field', because: 'EMAIL_TAKEN' }],
      total: 1,
    })
  })

  test('restores archived contacts unless another contact has their email, and can be undone', async ({ world }) => {
    const { addContact, nora, tom, ana, getContact, startBulk, previewBulk, undoBulk, listNames } =
      await createAgencyWithThreeContacts(world)
    await startBulk({ action: 'ARCHIVE' })
    await addContact('Nora Again', { emailId: 'nora@example.com' })
    const archive: ContactSelection = { search: '', filters: [], isArchived: true }
    expect(await previewBulk({ action: 'RESTORE' }, archive)).toEqual({ selected: 3, changing: 2 })
    expect(await previewBulk({ action: 'RESTORE' }, { ids: [nora._id] })).toEqual({ selected: 1, changing: 0 })
    expect(await previewBulk({ action: 'RESTORE' })).toMatchObject({ changing: 0 })
    const bulk = await startBulk({ action: 'RESTORE' }, archive, { expected: 2 })
    expect((await listNames()).sort()).toEqual(['Ana Lopez', 'Nora Again', 'Tom Reed'])
    await startBulk({ action: 'ARCHIVE' }, { ids: [tom._id] })
    expect(await undoBulk(bulk)).toMatchObject({ state: 'UNDONE', count: 2, left: 1 })
    expect(await listNames()).toEqual(['Nora Again'])
    expect(await getContact(ana._id)).toMatchObject({ isArchived: true })
  })

  test('lists the contacts an undo skipped with the reason, and who undid it', async ({ world }) => {
    const { agency, agent, nora, tom, ana, getContact, startBulk, undoBulk, listSkipped } =
      await createAgencyWithThreeContacts(world)
    const ben = await world.factory.createAgent(agency)
    const assigned = await startBulk({ action: 'ASSIGN', ownerId: ben.agentId }, { ids: [nora._id, tom._id, ana._id] })
    expect(assigned).toMatchObject({ owner: { _id: ben.agentId }, undoneBy: null, left: 0 })
    await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: tom._id }, body: { ownerId: null } })
    expect(await listSkipped(assigned)).toEqual({ data: [], total: 0 })
    await undoBulk(assigned, ben)
    expect(await listSkipped(assigned)).toEqual({
      data: [{ _id: tom._id, fullName: 'Tom Reed', because: 'CHANGED' }],
      total: 1,
    })
    expect((await agent.call('GET /agent/contacts/bulk')).data).toMatchObject([
      { count: 3, left: 1, undoneBy: { _id: ben.agentId }, mayUndo: false },
    ])
    const archived = await startBulk({ action: 'ARCHIVE' }, { ids: [ana._id] })
    await agent.call('POST /agent/contacts/:contactId/unarchived', { params: { contactId: ana._id } })
    await agent.call('POST /agent/contacts/:contactId/merge', {
      params: { contactId: nora._id },
      body: { mergedId: ana._id },
    })
    await undoBulk(archived)
    expect((await listSkipped(archived)).data).toMatchObject([{ _id: ana._id, because: 'MERGED' }])
    expect((await getContact(ana._id))._id).toBe(nora._id)
  })

  test('is refused when the number of contacts differs from the preview', async ({ world }) => {
    const { addContact, startBulk, previewBulk, listNames } = await createAgencyWithThreeContacts(world)
    const tag = { action: 'TAG', tag: 'Spring' } as const
    const { changing } = await previewBulk(tag)
    await addContact('Late Comer')
    await expect(startBulk(tag, allContacts, { expected: changing })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This would change 4 contacts now.',
    })
    expect(await listNames(toFilterQuery({ key: 'tags', anyOf: ['Spring'] }))).toEqual([])
  })

  test('can be undone only by the agent who made it or an account admin', async ({ world }) => {
    const { agency, startBulk, undoBulk } = await createAgencyWithThreeContacts(world)
    const bulk = await startBulk({ action: 'TAG', tag: 'Spring' })
    const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
    await expect(undoBulk(bulk, colleague)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await undoBulk(bulk, await world.factory.createAgent(agency))).toMatchObject({ count: 3, left: 0 })
  })

  test('never affects contacts of another agency', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithThreeContacts(world), await createAgencyWithThreeContacts(world)]
    const ids = [theirs.nora._id, theirs.tom._id]
    expect(await ours.previewBulk({ action: 'ARCHIVE' }, { ids })).toEqual({ selected: 0, changing: 0 })
    expect(await ours.startBulk({ action: 'ARCHIVE' }, { ids })).toMatchObject({ count: 0 })
    expect(await theirs.listNames()).toHaveLength(3)
    const bulk = await theirs.startBulk({ action: 'TAG', tag: 'Theirs' })
    await expect(ours.undoBulk(bulk)).rejects.toMatchObject({ code: 'not_found' })
    await expect(ours.listSkipped(bulk)).rejects.toMatchObject({ code: 'not_found' })
    expect(await ours.agent.call('GET /agent/contacts/bulk')).toMatchObject({ data: [{ count: 0 }] })
    const assign = { action: 'ASSIGN', ownerId: theirs.agent.agentId } as const
    await expect(ours.startBulk(assign)).rejects.toMatchObject({
      fields: { 'change.ownerId': 'Please choose a member of your agency' },
    })
  })
})

describe('a bulk change of thousands of contacts', () => {
  async function createAgencyWithThousands(world: World) {
    const contacts = await createAgencyWithThreeContacts(world)
    const { agency, agent } = contacts
    const { accountId } = agency
    await sql`insert into contacts (account_id, id, first_name, source, tags)
      select ${accountId}, gen_random_uuid(), 'Person ' || n, 'Import', '{Sphere}' from generate_series(1, 2100) n`.execute(
      world.owner.db,
    )
    const getBulk = ({ _id: bulkId }: { _id: string }) =>
      agent.call('GET /agent/contacts/bulk/:bulkId', { params: { bulkId } })
    const cancel = ({ _id: bulkId }: { _id: string }, who = agent) =>
      who.call('POST /agent/contacts/bulk/:bulkId/cancelled', { params: { bulkId } })
    const listRunning = async () => (await agent.call('GET /agent/contacts/bulk', { query: { isAtWork: 'true' } })).data
    const countTagged = async (tag: string) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from contacts where account_id = ${accountId} and ${tag} = any(tags)`.execute(
        world.owner.db,
      )
      return rows[0]?.count
    }
    return { ...contacts, accountId, getBulk, cancel, listRunning, countTagged }
  }

  /** Simulates a process that stops after this many batches. */
  function abortAfter(batches: number) {
    let started = 0
    return Object.assign(new AbortController().signal, {
      throwIfAborted: () => {
        if (++started > batches) throw new Error('The process stopped')
      },
    })
  }

  test('runs in a job that reports progress and resumes after a crash, and so does its undo', async ({ world }) => {
    const { accountId, addContact, nora, getContact, startBulk, undoBulk, getBulk, listRunning, countTagged } =
      await createAgencyWithThousands(world)
    const bulk = await startBulk({ action: 'TAG', tag: 'Spring' }, allContacts, { expected: 2103 })
    expect(bulk).toMatchObject({
      state: 'WORKING',
      progress: 0,
      total: 2103,
      count: 0,
      mayUndo: false,
      mayCancel: true,
    })
    await addContact('Late Comer')
    await expect(runJobs(world, accountId, abortAfter(1))).rejects.toThrow('The process stopped')
    expect(await getBulk(bulk)).toMatchObject({ state: 'WORKING', count: 2000, progress: 2000 / 2103 })
    expect(await listRunning()).toHaveLength(1)
    await expect(undoBulk(bulk)).rejects.toMatchObject({ code: 'conflict' })
    await runJobs(world, accountId)
    expect(await getBulk(bulk)).toMatchObject({ state: 'DONE', count: 2103, mayUndo: true, mayCancel: false })
    expect(await countTagged('Spring')).toBe(2103)
    expect(await listRunning()).toEqual([])

    await startBulk({ action: 'UNTAG', tag: 'Spring' }, { ids: [nora._id] })
    expect(await undoBulk(bulk)).toMatchObject({ state: 'UNDOING', mayUndo: false })
    await expect(runJobs(world, accountId, abortAfter(1))).rejects.toThrow('The process stopped')
    expect(await getBulk(bulk)).toMatchObject({ state: 'UNDOING', progress: 2000 / 2103 })
    await runJobs(world, accountId)
    expect(await getBulk(bulk)).toMatchObject({ state: 'UNDONE', count: 2103, left: 1, undoneBy: expect.anything() })
    expect(await countTagged('Spring')).toBe(0)
    expect((await getContact(nora._id)).tags).toEqual(['Sphere'])
  })

  test('changes no more contacts once it is stopped, and the changed ones can be restored', async ({ world }) => {
    const { agency, accountId, startBulk, undoBulk, getBulk, cancel, countTagged } =
      await createAgencyWithThousands(world)
    const bulk = await startBulk({ action: 'UNTAG', tag: 'Sphere' })
    await expect(runJobs(world, accountId, abortAfter(1))).rejects.toThrow('The process stopped')
    const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
    await expect(cancel(bulk, colleague)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await cancel(bulk)).toMatchObject({ state: 'CANCELLED', count: 2000, mayUndo: true })
    await expect(cancel(bulk)).rejects.toMatchObject({ code: 'conflict' })
    await runJobs(world, accountId)
    expect(await countTagged('Sphere')).toBe(101)
    await undoBulk(bulk)
    await runJobs(world, accountId)
    expect(await getBulk(bulk)).toMatchObject({ state: 'UNDONE', count: 2000, left: 0 })
    expect(await countTagged('Sphere')).toBe(2101)
  })
})

test.for([
  {},
  { selection: {}, change: { action: 'DELETE' } },
  { selection: { ids: [] }, change: { action: 'ARCHIVE' } },
  { selection: { ids: [newId()], search: 'all' }, change: { action: 'ARCHIVE' } },
  { selection: {}, change: { action: 'TAG', tag: ' ' } },
  { selection: { filters: [{ key: 'color', is: true }] }, change: { action: 'ARCHIVE' } },
])('a bulk change of %j is refused', async (body, { world }) => {
  const { agent } = await createAgencyWithContacts(world)
  expect((await agent.send('POST', '/api/agent/contacts/bulk', body)).statusCode).toBe(422)
})

test('a tag of invisible characters is refused with a field message and leaves nothing behind', async ({ world }) => {
  const { agent, addContact } = await createAgencyWithContacts(world)
  const nora = await addContact('Nora Field', { tags: ['Sphere'] })
  const toBulk = (action: string) => ({ selection: { ids: [nora._id] }, change: { action, tag: '\u0000' } })
  const body = { firstName: 'Tom', lastName: 'Reed', tags: ['\u0000'] }
  for (const [method, url, input, field] of [
    ['POST', '/bulk', toBulk('TAG'), 'change.tag'],
    ['POST', '/bulk', toBulk('UNTAG'), 'change.tag'],
    ['POST', '/bulk/preview', toBulk('TAG'), 'change.tag'],
    ['POST', '', body, 'tags.0'],
    ['PATCH', `/${nora._id}`, { tags: ['Sphere', ' \u0007'] }, 'tags.1'],
  ] as const) {
    const response = await agent.send(method, `/api/agent/contacts${url}`, input)
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({ [field]: requiredMessage })
  }
  expect(await agent.call('GET /agent/contacts/bulk')).toEqual({ data: [], total: 0 })
  const { data } = await agent.call('GET /agent/contacts/search')
  expect(data.map(({ fullName, tags }) => [fullName, tags])).toEqual([['Nora Field', ['Sphere']]])
})
