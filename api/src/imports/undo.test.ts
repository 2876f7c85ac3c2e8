import { describe, expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'

const list = (...lines: string[]) => `${lines.join('\n')}\n`
const people = list(
  'Name,Email,Phone,Address',
  'Nora Field,nora@example.com,603-555-0100,"12 Oak Street, Dover, NH 03820"',
  'Tom Reed,tom@example.com,603-555-0101,"9 Elm Street, Bath, ME 04530"',
  'Tom Reed,tom@work.example,603-555-0101,"10 Elm Street, Bath, ME 04530"',
)

async function agencyWithImported(world: World) {
  const lists = await createAgencyWithImports(world)
  const { agent, accountId } = lists
  const ada = await agent.call('POST /agent/contacts', {
    body: { firstName: 'Ada', lastName: 'Brook', emailId: 'ada@example.com' },
  })
  const done = await lists.runImport(`${people}Ada Brook,ada@example.com,603-555-0102,\n`)
  const idOf = async (email: string) => (await lists.listContacts()).find((contact) => contact.email === email)?.id ?? ''
  const merge = async (keptId: string, mergedId: string) =>
    agent.call('POST /agent/contacts/:contactId/merge', { params: { contactId: keptId }, body: { mergedId } })
  const erase = async (contactId: string, name: string) => {
    await agent.call('POST /agent/contacts/:contactId/erasure', { params: { contactId }, body: { name } })
    await runJobs(world, accountId)
  }
  const read = (contactId: string) => agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
  const left = async () =>
    (await lists.listRows(done, { isLeft: 'true' })).map(({ row, leftBecause }) => [row, leftBecause])
  return { ...lists, done, ada, idOf, merge, erase, read, left }
}

describe('taking an import back', () => {
  test('leaves two who were merged since as they are, and says so; parted again, nothing of either is lost', async ({
    world,
  }) => {
    const { agent, done, ada, idOf, merge, undoImport, left, read, listContacts } = await agencyWithImported(world)
    const [nora, tom] = [await idOf('nora@example.com'), await idOf('tom@example.com')]
    const { mergeId } = await merge(ada._id, nora)
    const back = await undoImport(done)
    expect(back).toMatchObject({ state: 'UNDONE', restored: 1, leftAlone: 2 })
    expect(await left()).toEqual([
      [2, 'MERGED'],
      [5, 'MERGED'],
    ])
    const kept = await read(ada._id)
    expect(kept.emails).toEqual(['ada@example.com', 'nora@example.com'])
    expect(kept.properties).toMatchObject([{ fullAddress: '12 Oak Street, Dover, NH 03820' }])
    expect((await listContacts()).map(({ id }) => id)).not.toContain(tom)
    await agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
    expect(await read(nora)).toMatchObject({ emailId: 'nora@example.com', phone: '603-555-0100' })
  })

  test('leaves a newcomer into whom somebody was merged, with all that came from both', async ({ world }) => {
    const { done, ada, idOf, merge, undoImport, left, read } = await agencyWithImported(world)
    const tom = await idOf('tom@example.com')
    await merge(tom, ada._id)
    await undoImport(done)
    expect(await left()).toEqual([
      [3, 'MERGED'],
      [4, 'MERGED'],
      [5, 'MERGED'],
    ])
    const kept = await read(tom)
    expect(kept.emails.toSorted()).toEqual(['ada@example.com', 'tom@example.com', 'tom@work.example'])
    expect(kept.properties).toHaveLength(2)
  })

  test('is not held up by who was erased since, and brings nothing of them back', async ({ world }) => {
    const { done, ada, idOf, erase, undoImport, left, listContacts, listRows } = await agencyWithImported(world)
    await erase(await idOf('nora@example.com'), 'Nora Field')
    await erase(ada._id, 'Ada Brook')
    const back = await undoImport(done)
    expect(back).toMatchObject({ state: 'UNDONE', restored: 1, leftAlone: 2 })
    expect(await left()).toEqual([
      [2, 'ERASED'],
      [5, 'ERASED'],
    ])
    expect(await listContacts()).toEqual([])
    expect(JSON.stringify(await listRows(back))).not.toContain('nora@example.com')
  })

  test('leaves who was edited, archived or written about since, and their homes', async ({ world }) => {
    const { agent, done, idOf, undoImport, left, read } = await agencyWithImported(world)
    const [nora, tom] = [await idOf('nora@example.com'), await idOf('tom@example.com')]
    await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId: nora } })
    const document = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Call' }] }],
    }
    await agent.call('POST /agent/notes', { body: { contactId: tom, document } })
    expect(await undoImport(done)).toMatchObject({ restored: 1, leftAlone: 2 })
    expect(await left()).toEqual([
      [2, 'CHANGED'],
      [3, 'USED'],
      [4, 'USED'],
    ])
    expect((await read(tom)).properties).toHaveLength(2)
  })
})
