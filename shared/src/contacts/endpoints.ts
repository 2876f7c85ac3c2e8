import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Contact, ContactChange, NewContact, PropertyContact } from './contact.ts'
import { Emails, Phones } from './contact-method.ts'
import { ContactQueryParams } from './contact-query.ts'
import { FilterField, filterConfigTypes } from './filter.ts'
import { ContactList, ContactListQuery, ContactMap, ContactMapQuery } from './list.ts'

const allow = 'member'
const params = z.object({ contactId: Id })
const propertyParams = z.object({ contactId: Id, propertyId: Id })

export const contactEndpoints = defineEndpoints({
  'GET /agent/contacts/search': {
    allow,
    about:
      'A page of the contacts that match a search, filters (as JSON) and a segment. The total is exact up to a limit. Sorted by address or home value, `eachProperty` lists each property of a contact as a row of its own; the total still counts contacts.',
    query: ContactListQuery,
    reply: ContactList,
  },
  'GET /agent/contacts/count': {
    allow,
    about: 'The exact number of matching contacts.',
    query: ContactQueryParams,
    reply: z.object({ count: z.number() }),
  },
  'GET /agent/contacts/map': {
    allow,
    about: 'The properties of matching contacts within a bounding box: individual pins when few, clusters when many.',
    query: ContactMapQuery,
    reply: ContactMap,
  },
  'GET /agent/contacts/filter-config': {
    allow,
    about: 'The fields contacts can be filtered by in the given place.',
    query: z.object({ type: z.enum(filterConfigTypes).default('CONTACT') }),
    reply: z.object({ type: z.enum(filterConfigTypes), fields: z.array(FilterField) }),
  },
  'GET /agent/contacts/tags': { allow, about: 'All tags of the account.', reply: z.array(z.string()) },
  'GET /agent/contacts/property/:propertyId': {
    allow,
    about: 'The contacts of a property, most recently active first.',
    params: z.object({ propertyId: Id }),
    reply: z.object({ data: z.array(PropertyContact) }),
  },
  'POST /agent/contacts': {
    allow,
    about: 'Adds a contact. Without an owner it is assigned to the agent who adds it.',
    body: NewContact,
    reply: Contact,
  },
  'GET /agent/contacts/:contactId': {
    allow,
    about: 'One contact. The id of a merged contact returns the contact it was merged into.',
    params,
    reply: Contact,
  },
  'PATCH /agent/contacts/:contactId': {
    allow,
    about: 'Updates the fields that are sent. With `basedOn` it refuses to overwrite newer changes.',
    params,
    body: ContactChange,
    reply: Contact,
  },
  'PUT /agent/contacts/:contactId/emails': {
    allow,
    about:
      'Replaces the emails of a contact; the first one is the primary. Refuses to overwrite changes since `basedOn`.',
    params,
    body: z.object({ emails: Emails, basedOn: z.iso.datetime() }),
    reply: Contact,
  },
  'PUT /agent/contacts/:contactId/phones': {
    allow,
    about:
      'Replaces the phone numbers of a contact; the first one is the primary. Refuses to overwrite changes since `basedOn`.',
    params,
    body: z.object({ phones: Phones, basedOn: z.iso.datetime() }),
    reply: Contact,
  },
  'PUT /agent/contacts/:contactId/properties/:propertyId': {
    allow,
    about:
      'Links a property of the agency to a contact. A link that was removed before is restored with its claim date.',
    params: propertyParams,
    reply: Contact,
  },
  'DELETE /agent/contacts/:contactId/properties/:propertyId': {
    allow,
    about: 'Unlinks a property from a contact and records it in their activity. Its leads and activity stay.',
    params: propertyParams,
    reply: Contact,
  },
  'POST /agent/contacts/:contactId/archived': {
    allow,
    about: 'Archives a contact. It leaves all lists and keeps its data.',
    params,
    reply: Contact,
  },
  'POST /agent/contacts/:contactId/unarchived': {
    allow,
    about: 'Restores an archived contact.',
    params,
    reply: Contact,
  },
  'POST /agent/contacts/:contactId/unsubscribed': {
    allow,
    about: 'Unsubscribes a contact from all emails.',
    params,
    reply: Contact,
  },
  'POST /agent/contacts/:contactId/subscribed': {
    allow,
    about: 'Resubscribes a contact whom an agent unsubscribed. Contacts who unsubscribed themselves stay unsubscribed.',
    params,
    reply: Contact,
  },
})
