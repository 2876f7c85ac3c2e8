import { createHookTrigger } from '../hook-trigger.ts'

interface ContactEvent {
  contactId: string
  firstName: string
  lastName: string
  email: string
  phone: string
}

interface ContactRecord {
  _id: string
  firstName: string
  lastName: string
  emailId: string | null
  phone: string | null
}

export const newContact = createHookTrigger({
  key: 'new_contact',
  noun: 'Contact',
  description: 'Triggers when a contact is added.',
  eventType: 'contact.created',
  list: { path: '/agent/contacts/search', params: { sort: 'createdAt', sortOrder: 'desc', pageSize: '100' } },
  fromEvent: ({ contactId, email, ...contact }: ContactEvent) =>
    toContactItem({ _id: contactId, emailId: email, ...contact }),
  fromRecord: (contact: ContactRecord) => toContactItem(contact),
  sample: {
    id: '018bb2c0-1e00-7c10-8c10-6c5f0e2b91a3',
    name: 'Ada Moss',
    firstName: 'Ada',
    lastName: 'Moss',
    email: 'ada.moss@example.com',
    phone: '(207) 555-0134',
  },
})

export const toContactItem = ({ _id, firstName, lastName, emailId, phone }: ContactRecord) => ({
  id: _id,
  name: [firstName, lastName].filter(Boolean).join(' ') || emailId || phone || '',
  firstName,
  lastName,
  email: emailId ?? '',
  phone: phone ?? '',
})
