import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Contact, ContactChange, NewContact, PropertyContact } from './contact.ts'
import { FilterField, filterConfigTypes } from './filter.ts'
import { ContactList, ContactListQuery, ContactMap, ContactMapQuery, WantedContacts } from './list.ts'

const allow = 'member'
const params = z.object({ contactId: Id })
const ofProperty = z.object({ contactId: Id, propertyId: Id })

export const contactEndpoints = endpoints({
  'GET /agent/contacts/search': {
    allow,
    about:
      'The contacts that match all of a search, filters (as JSON) and a segment, a page at a time. The total is exact up to a bound.',
    query: ContactListQuery,
    reply: ContactList,
  },
  'GET /agent/contacts/count': {
    allow,
    about: 'How many contacts match, exactly.',
    query: WantedContacts,
    reply: z.object({ count: z.number() }),
  },
  'GET /agent/contacts/map': {
    allow,
    about:
      'The homes of matching contacts within a box: one by one where they are few, in clusters where they are many.',
    query: ContactMapQuery,
    reply: ContactMap,
  },
  'GET /agent/contacts/filter-config': {
    allow,
    about: 'What contacts can be filtered by, in the place that is named.',
    query: z.object({ type: z.enum(filterConfigTypes).default('CONTACT') }),
    reply: z.object({ type: z.enum(filterConfigTypes), fields: z.array(FilterField) }),
  },
  'GET /agent/contacts/tags': { allow, about: 'Every tag of the account.', reply: z.array(z.string()) },
  'GET /agent/contacts/property/:propertyId': {
    allow,
    about: 'The contacts of a property, the last active first.',
    params: z.object({ propertyId: Id }),
    reply: z.object({ data: z.array(PropertyContact) }),
  },
  'POST /agent/contacts': {
    allow,
    about: 'Adds a contact. Without an owner it belongs to who adds it.',
    body: NewContact,
    reply: Contact,
  },
  'GET /agent/contacts/:contactId': {
    allow,
    about: 'One contact. One that was merged answers as the contact it was merged into.',
    params,
    reply: Contact,
  },
  'PATCH /agent/contacts/:contactId': {
    allow,
    about: 'Keeps what is sent of a contact and leaves the rest. With `basedOn` it refuses to overwrite.',
    params,
    body: ContactChange,
    reply: Contact,
  },
  'PUT /agent/contacts/:contactId/properties/:propertyId': {
    allow,
    about: 'Links a property of the agency to a contact, as it was linked before where it was.',
    params: ofProperty,
    reply: Contact,
  },
  'DELETE /agent/contacts/:contactId/properties/:propertyId': {
    allow,
    about: 'Unlinks a property from a contact, as their history tells. Leads and history of it stay.',
    params: ofProperty,
    reply: Contact,
  },
  'POST /agent/contacts/:contactId/archived': {
    allow,
    about: 'Takes a contact out of every list. Nothing of it is lost.',
    params,
    reply: Contact,
  },
  'POST /agent/contacts/:contactId/unarchived': { allow, about: 'Brings a contact back.', params, reply: Contact },
  'POST /agent/contacts/:contactId/unsubscribed': {
    allow,
    about: 'Takes a contact off all emails, as they asked.',
    params,
    reply: Contact,
  },
  'POST /agent/contacts/:contactId/subscribed': {
    allow,
    about: 'Takes back that an agent took a contact off. What a person asked for themselves stays.',
    params,
    reply: Contact,
  },
})
