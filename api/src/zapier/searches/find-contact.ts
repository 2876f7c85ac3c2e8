import { toUrl } from '../authentication.ts'
import { getText } from '../input-fields.ts'
import { newContact, toContactItem } from '../triggers/new-contact.ts'
import type { Search } from '../zapier-types.ts'

export const findContact: Search = {
  key: 'find_contact',
  noun: 'Contact',
  display: { label: 'Find Contact', description: 'Finds a contact by email, phone number or name.' },
  operation: {
    inputFields: [{ key: 'search', label: 'Email, Phone or Name', type: 'string', required: true }],
    async perform(z, bundle) {
      const { data } = await z.request({
        method: 'GET',
        url: toUrl(bundle, '/agent/contacts/search'),
        params: { search: getText(bundle.inputData, 'search'), pageSize: '10' },
      })
      return (data as { data: Parameters<typeof toContactItem>[0][] }).data.map(toContactItem)
    },
    sample: newContact.operation.sample,
  },
}
