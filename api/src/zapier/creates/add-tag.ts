import { toUrl } from '../authentication.ts'
import { contactField, getText } from '../input-fields.ts'
import type { Create } from '../zapier-types.ts'

export const addTag: Create = {
  key: 'add_tag',
  noun: 'Tag',
  display: { label: 'Add Tag', description: 'Adds a tag to a contact. One that the contact has already stays.' },
  operation: {
    inputFields: [contactField, { key: 'tag', label: 'Tag', type: 'string', required: true }],
    async perform(z, bundle) {
      const contactId = getText(bundle.inputData, 'contactId')
      const tag = getText(bundle.inputData, 'tag')
      await z.request({
        method: 'POST',
        url: toUrl(bundle, '/agent/contacts/bulk'),
        body: { selection: { ids: [contactId] }, change: { action: 'TAG', tag } },
      })
      return { id: contactId, tag }
    },
    sample: { id: '018bb2c0-1e00-7c10-8c10-6c5f0e2b91a3', tag: 'Open house' },
  },
}
