import type { BulkChange, Selection } from '@gable/shared/contacts/bulk.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { agencyWithContacts, only } from '../testing/contacts.ts'
import { workThrough } from '../testing/work.ts'
import { test, type World } from '../testing/world.ts'

const everybody: Selection = { search: '', filters: [] }

async function agencyWithMany(world: World) {
  const contacts = await agencyWithContacts(world)
  const { agent, add } = contacts
  const nora = await add('Nora Field', { tags: ['Sphere'], emailId: 'nora@example.com' })
  const tom = await add('Tom Reed', { emailId: 'tom@example.com' })
  const ana = await add('Ana Lopez')
  const read = (contactId: string) => agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
  const change = (change: BulkChange, selection = everybody, given: object = {}) =>
    agent.call('POST /agent/contacts/bulk', { body: { selection, change, ...given } })
  const preview = (change: BulkChange, selection = everybody) =>
    agent.call('POST /agent/contacts/bulk/preview', { body: { selection, change } })
  const undo = ({ _id }: { _id: string }, who = agent) =>
    who.call('POST /agent/contacts/bulk/:bulkId/undone', { params: { bulkId: _id } })
  const left = ({ _id }: { _id: string }) =>
    agent.call('GET /agent/contacts/bulk/:bulkId/left', { params: { bulkId: _id } })
  return { ...contacts, nora, tom, ana, read, change, preview, undo, left }
}

describe('many contacts', () => {
  test('are tagged at once, in the spelling that is known, and it is taken back', async ({ world }) => {
    const { agent, nora, tom, read, change, preview, undo, namesOf } = await agencyWithMany(world)
    const tag = { action: 'TAG', tag: 'sphere' } as const
    expect(await preview(tag)).toEqual({ selected: 3, changing: 2 })
    const done = await change(tag, everybody, { expected: 2 })
    expect(done).toMatchObject({ change: { tag: 'Sphere' }, count: 2, undoneAt: null, mayUndo: true })
    expect(await namesOf(only({ key: 'tags', anyOf: ['Sphere'] }))).toHaveLength(3)
    expect(await change({ action: 'UNTAG', tag: 'SPHERE' }, { ids: [tom._id] })).toMatchObject({ count: 1 })
    expect(await undo(done)).toMatchObject({ state: 'UNDONE', count: 2, left: 1, mayUndo: false })
    expect((await read(nora._id)).tags).toEqual(['Sphere'])
    expect((await read(tom._id)).tags).toEqual([])
    await expect(undo(done)).rejects.toMatchObject({ code: 'conflict' })
    const { data } = await agent.call('GET /agent/contacts/bulk')
    expect(data.map(({ change: { action }, count }) => [action, count])).toEqual([
      ['UNTAG', 1],
      ['TAG', 2],
    ])
  })

  test('are given to an agent, and each comes back to whom it was', async ({ world }) => {
    const { agency, agent, nora, tom, ana, read, change, undo } = await agencyWithMany(world)
    const [ben, cleo] = [await world.founding.person(agency), await world.founding.person(agency)]
    await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: ana._id }, body: { ownerId: null } })
    const done = await change({ action: 'ASSIGN', ownerId: ben.agentId })
    expect(done.count).toBe(3)
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: tom._id },
      body: { ownerId: cleo.agentId },
    })
    expect(await undo(done)).toMatchObject({ count: 3, left: 1 })
    const owners = await Promise.all([nora, tom, ana].map(async ({ _id }) => (await read(_id)).owner?._id))
    expect(owners).toEqual([agent.agentId, cleo.agentId, undefined])
  })

  test('are taken off all emails, and who unsubscribed themselves stays off', async ({ world }) => {
    const { nora, tom, read, change, undo, changed } = await agencyWithMany(world)
    await changed(nora._id, { unsubscribed_at: new Date('2026-01-01') })
    const done = await change({ action: 'UNSUBSCRIBE' })
    expect(done.count).toBe(2)
    expect((await read(tom._id)).subscription).toMatchObject({ state: 'UNSUBSCRIBED', by: 'Ada Moss' })
    expect(await undo(done)).toMatchObject({ count: 2, left: 0 })
    expect((await read(tom._id)).subscription.state).toBe('SUBSCRIBED')
    expect((await read(nora._id)).subscription).toMatchObject({ state: 'UNSUBSCRIBED', by: null })
  })

  test('are archived, and come back where nobody else has their e-mail', async ({ world }) => {
    const { add, nora, change, undo, left, namesOf } = await agencyWithMany(world)
    const done = await change(
      { action: 'ARCHIVE' },
      { search: '', filters: [{ key: 'subscription', anyOf: ['SUBSCRIBED'] }] },
    )
    expect(await namesOf()).toEqual(['Ana Lopez'])
    await add('Nora Again', { emailId: 'nora@example.com' })
    expect(await undo(done)).toMatchObject({ count: 2, left: 1 })
    expect((await namesOf()).sort()).toEqual(['Ana Lopez', 'Nora Again', 'Tom Reed'])
    expect(await left(done)).toEqual({
      data: [{ _id: nora._id, fullName: 'Nora Field', because: 'EMAIL_TAKEN' }],
      total: 1,
    })
  })

  test('are brought back from the archive where nobody else has their e-mail, and put away again', async ({
    world,
  }) => {
    const { add, nora, tom, ana, read, change, preview, undo, namesOf } = await agencyWithMany(world)
    await change({ action: 'ARCHIVE' })
    await add('Nora Again', { emailId: 'nora@example.com' })
    const archive: Selection = { search: '', filters: [], isArchived: true }
    expect(await preview({ action: 'RESTORE' }, archive)).toEqual({ selected: 3, changing: 2 })
    expect(await preview({ action: 'RESTORE' }, { ids: [nora._id] })).toEqual({ selected: 1, changing: 0 })
    expect(await preview({ action: 'RESTORE' })).toMatchObject({ changing: 0 })
    const done = await change({ action: 'RESTORE' }, archive, { expected: 2 })
    expect((await namesOf()).sort()).toEqual(['Ana Lopez', 'Nora Again', 'Tom Reed'])
    await change({ action: 'ARCHIVE' }, { ids: [tom._id] })
    expect(await undo(done)).toMatchObject({ state: 'UNDONE', count: 2, left: 1 })
    expect(await namesOf()).toEqual(['Nora Again'])
    expect(await read(ana._id)).toMatchObject({ isArchived: true })
  })

  test('that were left alone when a change was taken back are told with the reason, and who took it back', async ({
    world,
  }) => {
    const { agency, agent, nora, tom, ana, read, change, undo, left } = await agencyWithMany(world)
    const ben = await world.founding.person(agency)
    const given = await change({ action: 'ASSIGN', ownerId: ben.agentId }, { ids: [nora._id, tom._id, ana._id] })
    expect(given).toMatchObject({ owner: { _id: ben.agentId }, undoneBy: null, left: 0 })
    await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: tom._id }, body: { ownerId: null } })
    expect(await left(given)).toEqual({ data: [], total: 0 })
    await undo(given, ben)
    expect(await left(given)).toEqual({ data: [{ _id: tom._id, fullName: 'Tom Reed', because: 'CHANGED' }], total: 1 })
    expect((await agent.call('GET /agent/contacts/bulk')).data).toMatchObject([
      { count: 3, left: 1, undoneBy: { _id: ben.agentId }, mayUndo: false },
    ])
    const archived = await change({ action: 'ARCHIVE' }, { ids: [ana._id] })
    await agent.call('POST /agent/contacts/:contactId/unarchived', { params: { contactId: ana._id } })
    await agent.call('POST /agent/contacts/:contactId/merge', {
      params: { contactId: nora._id },
      body: { mergedId: ana._id },
    })
    await undo(archived)
    expect((await left(archived)).data).toMatchObject([{ _id: ana._id, because: 'MERGED' }])
    expect((await read(ana._id))._id).toBe(nora._id)
  })

  test('are not changed when they are others than were shown', async ({ world }) => {
    const { add, change, preview, namesOf } = await agencyWithMany(world)
    const tag = { action: 'TAG', tag: 'Spring' } as const
    const { changing } = await preview(tag)
    await add('Late Comer')
    await expect(change(tag, everybody, { expected: changing })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This would change 4 contacts now.',
    })
    expect(await namesOf(only({ key: 'tags', anyOf: ['Spring'] }))).toEqual([])
  })

  test('are put back only by who changed them or runs the account', async ({ world }) => {
    const { agency, change, undo } = await agencyWithMany(world)
    const done = await change({ action: 'TAG', tag: 'Spring' })
    const colleague = await world.founding.person(agency, { role: 'AGENT' })
    await expect(undo(done, colleague)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await undo(done, await world.founding.person(agency))).toMatchObject({ count: 3, left: 0 })
  })

  test('of another agency are out of reach, whatever is asked', async ({ world }) => {
    const [ours, theirs] = [await agencyWithMany(world), await agencyWithMany(world)]
    const ids = [theirs.nora._id, theirs.tom._id]
    expect(await ours.preview({ action: 'ARCHIVE' }, { ids })).toEqual({ selected: 0, changing: 0 })
    expect(await ours.change({ action: 'ARCHIVE' }, { ids })).toMatchObject({ count: 0 })
    expect(await theirs.namesOf()).toHaveLength(3)
    const done = await theirs.change({ action: 'TAG', tag: 'Theirs' })
    await expect(ours.undo(done)).rejects.toMatchObject({ code: 'not_found' })
    await expect(ours.left(done)).rejects.toMatchObject({ code: 'not_found' })
    expect(await ours.agent.call('GET /agent/contacts/bulk')).toMatchObject({ data: [{ count: 0 }] })
    const assign = { action: 'ASSIGN', ownerId: theirs.agent.agentId } as const
    await expect(ours.change(assign)).rejects.toMatchObject({
      fields: { 'change.ownerId': 'Please choose somebody of your agency' },
    })
  })
})

describe('thousands of contacts', () => {
  async function agencyWithThousands(world: World) {
    const contacts = await agencyWithMany(world)
    const { agency, agent } = contacts
    const { accountId } = agency
    await sql`insert into contacts (account_id, id, first_name, source, tags)
      select ${accountId}, gen_random_uuid(), 'Person ' || n, 'Import', '{Sphere}' from generate_series(1, 2100) n`.execute(
      world.owner.db,
    )
    const at = ({ _id: bulkId }: { _id: string }) =>
      agent.call('GET /agent/contacts/bulk/:bulkId', { params: { bulkId } })
    const cancel = ({ _id: bulkId }: { _id: string }, who = agent) =>
      who.call('POST /agent/contacts/bulk/:bulkId/cancelled', { params: { bulkId } })
    const atWork = async () => (await agent.call('GET /agent/contacts/bulk', { query: { isAtWork: 'true' } })).data
    const tagged = async (tag: string) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from contacts where account_id = ${accountId} and ${tag} = any(tags)`.execute(
        world.owner.db,
      )
      return rows[0]?.count
    }
    return { ...contacts, accountId, at, cancel, atWork, tagged }
  }

  /** A process that is gone after so many batches. */
  function dyingAfter(batches: number) {
    let begun = 0
    return Object.assign(new AbortController().signal, {
      throwIfAborted: () => {
        if (++begun > batches) throw new Error('The process is gone')
      },
    })
  }

  test('are changed by a job that tells how far it is and is taken over where it was, and taken back so', async ({
    world,
  }) => {
    const { accountId, add, nora, read, change, undo, at, atWork, tagged } = await agencyWithThousands(world)
    const begun = await change({ action: 'TAG', tag: 'Spring' }, everybody, { expected: 2103 })
    expect(begun).toMatchObject({
      state: 'WORKING',
      progress: 0,
      total: 2103,
      count: 0,
      mayUndo: false,
      mayCancel: true,
    })
    await add('Late Comer')
    await expect(workThrough(world, accountId, dyingAfter(1))).rejects.toThrow('The process is gone')
    expect(await at(begun)).toMatchObject({ state: 'WORKING', count: 2000, progress: 2000 / 2103 })
    expect(await atWork()).toHaveLength(1)
    await expect(undo(begun)).rejects.toMatchObject({ code: 'conflict' })
    await workThrough(world, accountId)
    expect(await at(begun)).toMatchObject({ state: 'DONE', count: 2103, mayUndo: true, mayCancel: false })
    expect(await tagged('Spring')).toBe(2103)
    expect(await atWork()).toEqual([])

    await change({ action: 'UNTAG', tag: 'Spring' }, { ids: [nora._id] })
    expect(await undo(begun)).toMatchObject({ state: 'UNDOING', mayUndo: false })
    await expect(workThrough(world, accountId, dyingAfter(1))).rejects.toThrow('The process is gone')
    expect(await at(begun)).toMatchObject({ state: 'UNDOING', progress: 2000 / 2103 })
    await workThrough(world, accountId)
    expect(await at(begun)).toMatchObject({ state: 'UNDONE', count: 2103, left: 1, undoneBy: expect.anything() })
    expect(await tagged('Spring')).toBe(0)
    expect((await read(nora._id)).tags).toEqual(['Sphere'])
  })

  test('are changed no further once it is stopped, and who was changed by then can be put back', async ({ world }) => {
    const { agency, accountId, change, undo, at, cancel, tagged } = await agencyWithThousands(world)
    const begun = await change({ action: 'UNTAG', tag: 'Sphere' })
    await expect(workThrough(world, accountId, dyingAfter(1))).rejects.toThrow('The process is gone')
    const colleague = await world.founding.person(agency, { role: 'AGENT' })
    await expect(cancel(begun, colleague)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await cancel(begun)).toMatchObject({ state: 'CANCELLED', count: 2000, mayUndo: true })
    await expect(cancel(begun)).rejects.toMatchObject({ code: 'conflict' })
    await workThrough(world, accountId)
    expect(await tagged('Sphere')).toBe(101)
    await undo(begun)
    await workThrough(world, accountId)
    expect(await at(begun)).toMatchObject({ state: 'UNDONE', count: 2000, left: 0 })
    expect(await tagged('Sphere')).toBe(2101)
  })
})

test.for([
  {},
  { selection: {}, change: { action: 'DELETE' } },
  { selection: { ids: [] }, change: { action: 'ARCHIVE' } },
  { selection: { ids: [newId()], search: 'all' }, change: { action: 'ARCHIVE' } },
  { selection: {}, change: { action: 'TAG', tag: ' ' } },
  { selection: { filters: [{ key: 'colour', is: true }] }, change: { action: 'ARCHIVE' } },
])('a change of %j is refused', async (body, { world }) => {
  const { agent } = await agencyWithContacts(world)
  expect((await agent.send('POST', '/api/agent/contacts/bulk', body)).statusCode).toBe(422)
})
