import { toUrl } from '../authentication.ts'
import { getText, personFields } from '../input-fields.ts'
import { newContact, toContactItem } from '../triggers/new-contact.ts'
import type { Create } from '../zapier-types.ts'

export const createContact: Create = {
  key: 'create_contact',
  noun: 'Contact',
  display: { label: 'Create Contact', description: 'Adds a contact.' },
  operation: {
    inputFields: [
      ...personFields,
      { key: 'tags', label: 'Tags', type: 'string', list: true },
      { key: 'source', label: 'Source', type: 'string', helpText: 'Where you know them from.', default: 'Zapier' },
    ],
    async perform(z, bundle) {
      const { inputData } = bundle
      const { data } = await z.request({
        method: 'POST',
        url: toUrl(bundle, '/agent/contacts'),
        body: {
          firstName: getText(inputData, 'firstName'),
          lastName: getText(inputData, 'lastName'),
          emailId: getText(inputData, 'email'),
          phone: getText(inputData, 'phone'),
          address: getText(inputData, 'address'),
          source: getText(inputData, 'source'),
          tags: inputData.tags ?? [],
        },
      })
      return toContactItem(data as Parameters<typeof toContactItem>[0])
    },
    sample: newContact.operation.sample,
  },
}
