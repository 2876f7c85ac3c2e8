import { expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test } from '../testing/world.ts'

test('a note is edited while its contact is merged into another', { timeout: 180_000 }, async ({ world }) => {
  const { agent, addContact } = await createAgencyWithContacts(world)
  const toDocument = (text: string) => ({
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  })
  for (let n = 0; n < 50; n++) {
    const [{ _id: contactId }, { _id: mergedId }] = [await addContact('Nora Field'), await addContact('N. Field')]
    const note = { contactId: mergedId, document: toDocument('Wants to sell.') }
    const { _id: noteId } = await agent.call('POST /agent/notes', { body: note })
    const edit = (text: string) =>
      agent.call('PATCH /agent/notes/:noteId', { params: { noteId }, body: { document: toDocument(text) } })
    const [, first] = await Promise.all([
      agent.call('POST /agent/contacts/:contactId/merge', { params: { contactId }, body: { mergedId } }),
      edit('Wants to sell in May.'),
      edit('Wants to sell in June.'),
    ])
    expect([contactId, mergedId]).toContain(first.contactId)
  }
})
