import { describe, expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'

const toCsv = (...lines: string[]) => `${lines.join('\n')}\n`
const people = toCsv(
  'Name,Email,Phone,Address',
  'Nora Field,nora@example.com,603-555-0100,"12 Oak Street, Dover, NH 03820"',
  'Tom Reed,tom@example.com,603-555-0101,"9 Elm Street, Bath, ME 04530"',
  'Tom Reed,tom@work.example,603-555-0101,"10 Elm Street, Bath, ME 04530"',
)

async function createAgencyWithImport(world: World) {
  const helpers = await createAgencyWithImports(world)
  const { agent, accountId } = helpers
  const ada = await agent.call('POST /agent/contacts', {
    body: { firstName: 'Ada', lastName: 'Brook', emailId: 'ada@example.com' },
  })
  const done = await helpers.runImport(`${people}Ada Brook,ada@example.com,603-555-0102,\n`)
  const getContactId = async (email: string) =>
    (await helpers.listContacts()).find((contact) => contact.email === email)?.id ?? ''
  const merge = async (contactId: string, mergedId: string) =>
    agent.call('POST /agent/contacts/:contactId/merge', { params: { contactId }, body: { mergedId } })
  const erase = async (contactId: string, name: string) => {
    await agent.call('POST /agent/contacts/:contactId/erasure', { params: { contactId }, body: { name } })
    await runJobs(world, accountId)
  }
  const getContact = (contactId: string) => agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
  const listSkipped = async () =>
    (await helpers.listRows(done, { isLeft: 'true' })).map(({ row, leftBecause }) => [row, leftBecause])
  return { ...helpers, done, ada, getContactId, merge, erase, getContact, listSkipped }
}

describe('undoing an import', () => {
  test('skips contacts that were merged since, so undoing the merge restores both', async ({ world }) => {
    const { agent, done, ada, getContactId, merge, undoImport, listSkipped, getContact, listContacts } =
      await createAgencyWithImport(world)
    const [nora, tom] = [await getContactId('nora@example.com'), await getContactId('tom@example.com')]
    const { mergeId } = await merge(ada._id, nora)
    const undone = await undoImport(done)
    expect(undone).toMatchObject({ state: 'UNDONE', restored: 1, leftAlone: 2 })
    expect(await listSkipped()).toEqual([
      [2, 'MERGED'],
      [5, 'MERGED'],
    ])
    const merged = await getContact(ada._id)
    expect(merged.emails).toEqual(['ada@example.com', 'nora@example.com'])
    expect(merged.properties).toMatchObject([{ fullAddress: '12 Oak Street, Dover, NH 03820' }])
    expect((await listContacts()).map(({ id }) => id)).not.toContain(tom)
    await agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
    expect(await getContact(nora)).toMatchObject({ emailId: 'nora@example.com', phone: '603-555-0100' })
  })

  test('skips a new contact that another was merged into', async ({ world }) => {
    const { done, ada, getContactId, merge, undoImport, listSkipped, getContact } = await createAgencyWithImport(world)
    const tom = await getContactId('tom@example.com')
    await merge(tom, ada._id)
    await undoImport(done)
    expect(await listSkipped()).toEqual([
      [3, 'MERGED'],
      [4, 'MERGED'],
      [5, 'MERGED'],
    ])
    const merged = await getContact(tom)
    expect(merged.emails.toSorted()).toEqual(['ada@example.com', 'tom@example.com', 'tom@work.example'])
    expect(merged.properties).toHaveLength(2)
  })

  test('continues after contacts were erased, and restores nothing of them', async ({ world }) => {
    const { done, ada, getContactId, erase, undoImport, listSkipped, listContacts, listRows } =
      await createAgencyWithImport(world)
    await erase(await getContactId('nora@example.com'), 'Nora Field')
    await erase(ada._id, 'Ada Brook')
    const undone = await undoImport(done)
    expect(undone).toMatchObject({ state: 'UNDONE', restored: 1, leftAlone: 2 })
    expect(await listSkipped()).toEqual([
      [2, 'ERASED'],
      [5, 'ERASED'],
    ])
    expect(await listContacts()).toEqual([])
    expect(JSON.stringify(await listRows(undone))).not.toContain('nora@example.com')
  })

  test('skips contacts that were archived or got a note since, with their properties', async ({ world }) => {
    const { agent, done, getContactId, undoImport, listSkipped, getContact } = await createAgencyWithImport(world)
    const [nora, tom] = [await getContactId('nora@example.com'), await getContactId('tom@example.com')]
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: nora } })
    const document = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Call' }] }],
    }
    await agent.call('POST /agent/notes', { body: { contactId: tom, document } })
    expect(await undoImport(done)).toMatchObject({ restored: 1, leftAlone: 2 })
    expect(await listSkipped()).toEqual([
      [2, 'CHANGED'],
      [3, 'USED'],
      [4, 'USED'],
    ])
    expect((await getContact(tom)).properties).toHaveLength(2)
  })
})

describe('undoing an earlier import', () => {
  test('works after a later import of the same people was undone', async ({ world }) => {
    const { runImport, undoImport, listContacts } = await createAgencyWithImports(world)
    const first = await runImport(people, { tag: 'Spring' })
    const second = await runImport(
      toCsv(
        'Name,Email,Phone,Tags,Note,Address',
        'Nora Fields,nora@example.com,603-555-0188,late,Call her,"1 Pond Road, Bath, ME 04530"',
        'Tom Reed,tom@example.com,603-555-0189,late,,',
      ),
      { onMatch: 'OVERWRITE', mayEmail: false },
    )
    expect(await undoImport(second)).toMatchObject({ restored: 2, leftAlone: 0 })
    expect(await undoImport(first)).toMatchObject({ restored: 2, leftAlone: 0 })
    expect(await listContacts()).toEqual([])
  })

  test('of the earlier of two imports can be repeated after the later one was undone', async ({ world }) => {
    const { agent, runImport, undoImport, listContacts } = await createAgencyWithImports(world)
    const first = await runImport(people)
    const second = await runImport(toCsv('Name,Email,Phone', 'Nora Fields,nora@example.com,603-555-0188'), {
      onMatch: 'OVERWRITE',
    })
    expect(await undoImport(first)).toMatchObject({ state: 'UNDONE', restored: 1, leftAlone: 1 })
    expect(await undoImport(second)).toMatchObject({ restored: 1, leftAlone: 0 })
    expect(await undoImport(first)).toMatchObject({ state: 'UNDONE', restored: 2, leftAlone: 0 })
    expect(await listContacts()).toEqual([])
    const again = await agent.send('POST', `/api/agent/imports/${first._id}/undone`)
    expect(again.statusCode).toBe(409)
  })

  test('works after a bulk change and a merge were undone', async ({ world }) => {
    const { agent, accountId, done, ada, getContactId, merge, undoImport } = await createAgencyWithImport(world)
    const nora = await getContactId('nora@example.com')
    const { mergeId } = await merge(ada._id, nora)
    await agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
    const bulk = await agent.call('POST /agent/contacts/bulk', {
      body: { change: { action: 'TAG', tag: 'Late' }, selection: { ids: [nora, ada._id] } },
    })
    await runJobs(world, accountId)
    await agent.call('POST /agent/contacts/bulk/:bulkId/undone', { params: { bulkId: bulk._id } })
    await runJobs(world, accountId)
    expect(await undoImport(done)).toMatchObject({ restored: 3, leftAlone: 0 })
  })

  test('restores only what it changed, and keeps what a later import added', async ({ world }) => {
    const { agent, runImport, undoImport, listContacts } = await createAgencyWithImports(world)
    await agent.call('POST /agent/contacts', { body: { firstName: 'Ada', emailId: 'ada@example.com', tags: ['VIP'] } })
    const first = await runImport(toCsv('Name,Email,Phone', 'Ada Brook,ada@example.com,603-555-0102'), {
      tag: 'Spring',
    })
    const second = await runImport(toCsv('Name,Email', 'Ada Brook,ada@example.com'), { tag: 'Fall' })
    expect(await undoImport(first)).toMatchObject({ restored: 1, leftAlone: 0 })
    expect(await listContacts()).toMatchObject([{ full_name: 'Ada', phone: null, tags: ['VIP', 'Fall'] }])
    expect(await undoImport(second)).toMatchObject({ restored: 1, leftAlone: 0 })
    expect(await listContacts()).toMatchObject([{ full_name: 'Ada', tags: ['VIP'] }])
  })

  test('leaves a contact whose imported detail was changed again', async ({ world }) => {
    const { agent, runImport, undoImport, listContacts, listRows } = await createAgencyWithImports(world)
    const { _id: contactId } = await agent.call('POST /agent/contacts', {
      body: { firstName: 'Ada', emailId: 'ada@example.com' },
    })
    const first = await runImport(toCsv('Name,Email,Phone', 'Ada,ada@example.com,603-555-0102'), { tag: 'Spring' })
    await agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body: { phone: '603-555-0199' } })
    const undone = await undoImport(first)
    expect(undone).toMatchObject({ restored: 0, leftAlone: 1 })
    expect(await listRows(undone)).toMatchObject([{ leftBecause: 'CHANGED' }])
    expect(await listContacts()).toMatchObject([{ phone: '603-555-0199', tags: ['Spring'] }])
  })

  test('leaves a new contact that got a property or an email since', async ({ world }) => {
    const { agent, done, getContactId, undoImport, listSkipped } = await createAgencyWithImport(world)
    const [nora, tom] = [await getContactId('nora@example.com'), await getContactId('tom@example.com')]
    const patch = (contactId: string, body: object) =>
      agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body })
    await patch(nora, { address: '77 Pond Road, Dover, NH 03820' })
    await patch(tom, { emailId: 'new@example.com' })
    await patch(tom, { emailId: 'tom@example.com' })
    expect(await undoImport(done)).toMatchObject({ restored: 1, leftAlone: 2 })
    expect((await listSkipped()).map(([row]) => row)).toEqual([2, 3, 4])
  })

  test('removes what rows of a later batch added to the same contact', async ({ world }) => {
    const { agent, runImport, undoImport, getImport } = await createAgencyWithImports(world)
    const { _id: contactId } = await agent.call('POST /agent/contacts', {
      body: { firstName: 'Ada', lastName: 'Brook', emailId: 'ada@example.com' },
    })
    const others = Array.from({ length: 2000 }, (_, n) => `Person ${n},p${n}@example.com,`)
    const done = await runImport(
      toCsv(
        'Name,Email,Phone',
        'Ada Brook,ada@example.com,603-555-0102',
        ...others,
        'Ada Brook,"ada@example.com,ada@work.example",603-555-0103',
      ),
    )
    await undoImport(done)
    expect(await getImport(done._id)).toMatchObject({ restored: 2001, leftAlone: 0 })
    const contact = await agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
    expect(contact).toMatchObject({ emails: ['ada@example.com'], phones: [] })
  }, 60_000)
})
