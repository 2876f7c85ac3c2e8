import type { NoteDocument, NoteInline } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { connectAsOwner } from '../testing/connect-as-owner.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

const createDocument = (...content: (string | NoteInline)[]): NoteDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: content.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
    },
  ],
})

async function createAgencyWithNotes(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const { _id: contactId } = await contacts.addContact('Nora Field')
  const addNote = (document: NoteDocument, fields: object = {}) =>
    contacts.agent.call('POST /agent/notes', { body: { contactId, document, ...fields } })
  const listEntries = async (filters: object = {}) => {
    const body = { tags: [{ type: 'CONTACT_ID' as const, value: contactId }], ...filters }
    return (await contacts.agent.call('POST /agent/changelog/search', { body })).data
  }
  return { ...contacts, contactId, addNote, listEntries }
}

describe('a note', () => {
  test('keeps its formatting, appears in the activity and makes its contact the most recently active', async ({
    world,
  }) => {
    const { agent, addContact, contactId, addNote, listEntries, listNames, updateContact } =
      await createAgencyWithNotes(world)
    await addContact('Tom Reed')
    await updateContact(contactId, { created_at: new Date(0), last_activity_at: new Date(0) })
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
    const note = await addNote(document)
    expect(note).toMatchObject({
      document,
      text: 'Call <b>soon</b>',
      agent: { _id: agent.agentId, fullName: 'Ada Moss' },
      editedAt: null,
      mayEdit: true,
      mayDelete: true,
    })
    expect(await listEntries({ eventGroups: ['NOTES'] })).toMatchObject([
      { _id: note._id, eventGroup: 'NOTES', kind: 'NOTE', detail: { document, text: note.text } },
    ])
    expect(await listNames()).toEqual(['Nora Field', 'Tom Reed'])
  })

  test('shows mentioned agents by their real names', async ({ world }) => {
    const { agency, agent, addNote } = await createAgencyWithNotes(world)
    const colleague = await world.factory.createAgent(agency)
    const mention = { type: 'mention' as const, attrs: { id: colleague.agentId, label: 'Someone else' } }
    const note = await addNote(createDocument('Ask ', mention))
    expect(note.text).toBe('Ask @Ada Moss')
    const mentionable = await agent.call('GET /agent/notes/mentionable')
    expect(mentionable.map(({ _id }) => _id).sort()).toEqual([agent.agentId, colleague.agentId].sort())
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    const document = createDocument({ type: 'mention', attrs: { id: rival.agentId, label: 'Rival' } })
    await expect(addNote(document)).rejects.toMatchObject({
      fields: { document: 'Only agents of your agency can be mentioned' },
    })
  })

  test('notifies the mentioned agents, but not its author', async ({ world }) => {
    const { agency, agent, contactId, addNote } = await createAgencyWithNotes(world)
    const colleague = await world.factory.createAgent(agency)
    const events: { kind: string }[] = []
    const listener = await connectAsOwner(world, agency.accountId)
    listener.on('notification', ({ payload }) => {
      const { accountId, event } = JSON.parse(payload ?? '')
      if (accountId === agency.accountId) events.push(event)
    })
    await listener.query('listen live')
    const createMention = ({ agentId }: { agentId: string }): NoteInline => ({
      type: 'mention',
      attrs: { id: agentId, label: '' },
    })
    const { _id: noteId } = await addNote(createDocument(createMention(colleague), createMention(agent)))
    await eventually(() => expect(events).toContainEqual({ kind: 'contacts', id: contactId }))
    listener.release(true)
    expect(events.filter(({ kind }) => kind === 'mention')).toEqual([
      { kind: 'mention', userId: colleague.userId, noteId, contactId, contactName: 'Nora Field', by: 'Ada Moss' },
    ])
  })

  test('about a property appears in the activity of the contact and the property', async ({ world }) => {
    const { agent, addProperty, contactId, addNote } = await createAgencyWithNotes(world)
    const propertyId = await addProperty(contactId)
    const note = await addNote(createDocument('New roof'), { propertyId })
    const body = { tags: [{ type: 'PROPERTY_ID' as const, value: propertyId }] }
    const { data } = await agent.call('POST /agent/changelog/search', { body })
    expect(data).toMatchObject([{ _id: note._id, property: { _id: propertyId } }])
    await expect(addNote(createDocument('New roof'), { propertyId: newId() })).rejects.toMatchObject({
      fields: { propertyId: 'Property not found' },
    })
  })

  test('can be edited only by its author, and keeps its earlier versions', async ({ world }) => {
    const { agency, agent, addNote, listEntries } = await createAgencyWithNotes(world)
    const { _id: noteId } = await addNote(createDocument('First'))
    const params = { noteId }
    const edit = (text: string, editor = agent) =>
      editor.call('PATCH /agent/notes/:noteId', { params, body: { document: createDocument(text) } })
    await edit('Second')
    const third = await edit('Third')
    expect(third.editedAt).not.toBeNull()
    expect(await listEntries()).toMatchObject([{ detail: { text: 'Third' }, note: { editedAt: third.editedAt } }])
    const history = await agent.call('GET /agent/notes/:noteId/history', { params })
    expect(history.map(({ change, text }) => [change, text])).toEqual([
      ['EDITED', 'Second'],
      ['EDITED', 'First'],
    ])
    const owner = await world.factory.createAgent(agency)
    await expect(edit('Mine', owner)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('can be deleted by its author or an account manager, and its text stays on record', async ({ world }) => {
    const { agency, agent, addNote, listEntries } = await createAgencyWithNotes(world)
    const { _id: noteId } = await addNote(createDocument('Wrong contact'))
    const params = { noteId }
    const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
    await expect(colleague.call('DELETE /agent/notes/:noteId', { params })).rejects.toMatchObject({ code: 'forbidden' })
    const owner = await world.factory.createAgent(agency)
    await owner.call('DELETE /agent/notes/:noteId', { params })
    expect(await listEntries()).toEqual([])
    const history = await agent.call('GET /agent/notes/:noteId/history', { params })
    expect(history).toMatchObject([{ change: 'DELETED', text: 'Wrong contact', by: { _id: owner.agentId } }])
    await expect(agent.call('DELETE /agent/notes/:noteId', { params })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('of another agency can be neither added, read, edited nor deleted', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithNotes(world), await createAgencyWithNotes(world)]
    const { _id: noteId } = await theirs.addNote(createDocument('Private'))
    const params = { noteId }
    const { agent } = ours
    for (const attempt of [
      () =>
        agent.call('POST /agent/notes', { body: { contactId: theirs.contactId, document: createDocument('Hello') } }),
      () => agent.call('PATCH /agent/notes/:noteId', { params, body: { document: createDocument('Ours') } }),
      () => agent.call('DELETE /agent/notes/:noteId', { params }),
      () => agent.call('GET /agent/notes/:noteId/history', { params }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
    expect(await theirs.listEntries()).toHaveLength(1)
  })
})

test.for([
  [createDocument(), 'Note is required'],
  [createDocument('   '), 'Note is required'],
  [{ type: 'doc', content: [] }, 'Note is required'],
  [createDocument('x'.repeat(501)), 'Note cannot be more than 500 characters'],
] as const)('an invalid note is refused: %j', async ([document, message], { world }) => {
  const { addNote, listEntries } = await createAgencyWithNotes(world)
  await expect(addNote(document as NoteDocument)).rejects.toMatchObject({
    code: 'invalid',
    fields: { document: message },
  })
  expect(await listEntries()).toEqual([])
})

test.for([
  undefined,
  'text',
  { type: 'doc' },
  { type: 'doc', content: [{ type: 'image', attrs: { src: 'javascript:alert(1)' } }] },
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\u0000b' }] }] },
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id: 'me' } }] }] },
])('a malformed note is refused: %j', async (document, { world }) => {
  const { agent, contactId } = await createAgencyWithNotes(world)
  const response = await agent.send('POST', '/api/agent/notes', { contactId, document })
  expect(response.statusCode, response.body).toBe(422)
})
