import { toUrl } from '../authentication.ts'
import { contactField, getText } from '../input-fields.ts'
import type { Create } from '../zapier-types.ts'

export const addNote: Create = {
  key: 'add_note',
  noun: 'Note',
  display: { label: 'Add Note', description: 'Adds a note to the activity of a contact.' },
  operation: {
    inputFields: [contactField, { key: 'text', label: 'Note', type: 'text', required: true }],
    async perform(z, bundle) {
      const { data } = await z.request({
        method: 'POST',
        url: toUrl(bundle, '/agent/notes'),
        body: {
          contactId: getText(bundle.inputData, 'contactId'),
          document: toDocument(getText(bundle.inputData, 'text')),
        },
      })
      const { _id, contactId, text, at } = data as Record<string, string>
      return { id: _id ?? '', contactId, text, at }
    },
    sample: {
      id: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91ab',
      contactId: '018bb2c0-1e00-7c10-8c10-6c5f0e2b91a3',
      text: 'Asked for a call on Monday.',
      at: '2026-03-14T15:09:26.000Z',
    },
  },
}

/** A paragraph for each line. */
const toDocument = (text: string) => ({
  type: 'doc',
  content: text.split(/\r?\n/).map((line) => ({
    type: 'paragraph',
    ...(line !== '' && { content: [{ type: 'text', text: line }] }),
  })),
})
