import type { NoteDocument, NoteInline } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { agencyWithContacts } from '../testing/contacts.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

const noteOf = (...content: (string | NoteInline)[]): NoteDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: content.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
    },
  ],
})

async function agencyWithNotes(world: World) {
  const contacts = await agencyWithContacts(world)
  const { _id: contactId } = await contacts.add('Nora Field')
  const write = (document: NoteDocument, given: object = {}) =>
    contacts.agent.call('POST /agent/notes', { body: { contactId, document, ...given } })
  const entries = async (given: object = {}) => {
    const body = { tags: [{ type: 'CONTACT_ID' as const, value: contactId }], ...given }
    return (await contacts.agent.call('POST /agent/changelog/search', { body })).data
  }
  return { ...contacts, contactId, write, entries }
}

describe('a note', () => {
  test('keeps its looks, stands in the history, and makes its contact the last active', async ({ world }) => {
    const { agent, add, contactId, write, entries, namesOf, changed } = await agencyWithNotes(world)
    await add('Tom Reed')
    await changed(contactId, { created_at: new Date(0), last_activity_at: new Date(0) })
    const document: NoteDocument = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Call ' },
            { type: 'text', text: '<b>soon</b>', marks: [{ type: 'bold' }, { type: 'italic' }] },
            { type: 'hardBreak' },
          ],
        },
        { type: 'paragraph' },
      ],
    }
    const note = await write(document)
    expect(note).toMatchObject({
      document,
      text: 'Call <b>soon</b>',
      agent: { _id: agent.agentId, fullName: 'Ada Moss' },
      editedAt: null,
      mayEdit: true,
      mayDelete: true,
    })
    expect(await entries({ eventGroups: ['NOTES'] })).toMatchObject([
      { _id: note._id, eventGroup: 'NOTES', kind: 'NOTE', detail: { document, text: note.text } },
    ])
    expect(await namesOf()).toEqual(['Nora Field', 'Tom Reed'])
  })

  test('mentions agents under the names that are theirs', async ({ world }) => {
    const { agency, agent, write } = await agencyWithNotes(world)
    const colleague = await world.founding.person(agency)
    const mention = { type: 'mention' as const, attrs: { id: colleague.agentId, label: 'Somebody else' } }
    const note = await write(noteOf('Ask ', mention))
    expect(note.text).toBe('Ask @Ada Moss')
    const mentionable = await agent.call('GET /agent/notes/mentionable')
    expect(mentionable.map(({ _id }) => _id).sort()).toEqual([agent.agentId, colleague.agentId].sort())
    const rival = await world.founding.person(await world.founding.agency())
    const strange = noteOf({ type: 'mention', attrs: { id: rival.agentId, label: 'Rival' } })
    await expect(write(strange)).rejects.toMatchObject({
      fields: { document: 'Only agents of your agency can be mentioned' },
    })
  })

  test('is heard of by whom it mentions, and not by who wrote it', async ({ world }) => {
    const { agency, agent, contactId, write } = await agencyWithNotes(world)
    const colleague = await world.founding.person(agency)
    const heard: { kind: string }[] = []
    const listener = await world.owner.pool.connect()
    listener.on('notification', ({ payload }) => {
      const { accountId, event } = JSON.parse(payload ?? '')
      if (accountId === agency.accountId) heard.push(event)
    })
    await listener.query('listen live')
    const mention = ({ agentId }: { agentId: string }): NoteInline => ({
      type: 'mention',
      attrs: { id: agentId, label: '' },
    })
    const { _id: noteId } = await write(noteOf(mention(colleague), mention(agent)))
    await eventually(() => expect(heard).toContainEqual({ kind: 'contacts', id: contactId }))
    listener.release(true)
    expect(heard.filter(({ kind }) => kind === 'mention')).toEqual([
      { kind: 'mention', userId: colleague.userId, noteId, contactId, contactName: 'Nora Field', by: 'Ada Moss' },
    ])
  })

  test('of a property is in the history of both', async ({ world }) => {
    const { agent, owns, contactId, write } = await agencyWithNotes(world)
    const propertyId = await owns(contactId)
    const note = await write(noteOf('New roof'), { propertyId })
    const body = { tags: [{ type: 'PROPERTY_ID' as const, value: propertyId }] }
    const { data } = await agent.call('POST /agent/changelog/search', { body })
    expect(data).toMatchObject([{ _id: note._id, property: { _id: propertyId } }])
    await expect(write(noteOf('New roof'), { propertyId: newId() })).rejects.toMatchObject({
      fields: { propertyId: 'There is no such property' },
    })
  })

  test('is edited by who wrote it, and keeps what it said', async ({ world }) => {
    const { agency, agent, write, entries } = await agencyWithNotes(world)
    const { _id: noteId } = await write(noteOf('First'))
    const params = { noteId }
    const edit = (text: string, who = agent) =>
      who.call('PATCH /agent/notes/:noteId', { params, body: { document: noteOf(text) } })
    await edit('Second')
    const third = await edit('Third')
    expect(third.editedAt).not.toBeNull()
    expect(await entries()).toMatchObject([{ detail: { text: 'Third' }, note: { editedAt: third.editedAt } }])
    const history = await agent.call('GET /agent/notes/:noteId/history', { params })
    expect(history.map(({ change, text }) => [change, text])).toEqual([
      ['EDITED', 'Second'],
      ['EDITED', 'First'],
    ])
    const owner = await world.founding.person(agency)
    await expect(edit('Mine', owner)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('is deleted by who wrote it or runs the account, and what it said stays on record', async ({ world }) => {
    const { agency, agent, write, entries } = await agencyWithNotes(world)
    const { _id: noteId } = await write(noteOf('Wrong contact'))
    const params = { noteId }
    const colleague = await world.founding.person(agency, { role: 'AGENT' })
    await expect(colleague.call('DELETE /agent/notes/:noteId', { params })).rejects.toMatchObject({ code: 'forbidden' })
    const owner = await world.founding.person(agency)
    await owner.call('DELETE /agent/notes/:noteId', { params })
    expect(await entries()).toEqual([])
    const history = await agent.call('GET /agent/notes/:noteId/history', { params })
    expect(history).toMatchObject([{ change: 'DELETED', text: 'Wrong contact', by: { _id: owner.agentId } }])
    await expect(agent.call('DELETE /agent/notes/:noteId', { params })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('of another agency can be neither written, read, edited nor deleted', async ({ world }) => {
    const [ours, theirs] = [await agencyWithNotes(world), await agencyWithNotes(world)]
    const { _id: noteId } = await theirs.write(noteOf('Private'))
    const params = { noteId }
    const { agent } = ours
    for (const attempt of [
      () => agent.call('POST /agent/notes', { body: { contactId: theirs.contactId, document: noteOf('Hello') } }),
      () => agent.call('PATCH /agent/notes/:noteId', { params, body: { document: noteOf('Ours') } }),
      () => agent.call('DELETE /agent/notes/:noteId', { params }),
      () => agent.call('GET /agent/notes/:noteId/history', { params }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
    expect(await theirs.entries()).toHaveLength(1)
  })
})

test.for([
  [noteOf(), 'Note is required'],
  [noteOf('   '), 'Note is required'],
  [{ type: 'doc', content: [] }, 'Note is required'],
  [noteOf('x'.repeat(501)), 'Note cannot be more than 500 characters'],
] as const)('a note of %j is refused', async ([document, message], { world }) => {
  const { write, entries } = await agencyWithNotes(world)
  await expect(write(document as NoteDocument)).rejects.toMatchObject({
    code: 'invalid',
    fields: { document: message },
  })
  expect(await entries()).toEqual([])
})

test.for([
  undefined,
  'text',
  { type: 'doc' },
  { type: 'doc', content: [{ type: 'image', attrs: { src: 'javascript:alert(1)' } }] },
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\u0000b' }] }] },
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id: 'me' } }] }] },
])('a note that is %j is refused', async (document, { world }) => {
  const { agent, contactId } = await agencyWithNotes(world)
  const answer = await agent.send('POST', '/api/agent/notes', { contactId, document })
  expect(answer.statusCode, answer.body).toBe(422)
})
