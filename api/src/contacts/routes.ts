import { contactEndpoints } from '@gable/shared/contacts/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { replaceEmails, replacePhones } from './contact-methods.ts'
import { resolveContactQuery } from './contact-query.ts'
import { createContact } from './create.ts'
import { listFilterFields } from './filter-config.ts'
import { listTags } from './filter-queries.ts'
import { getContactOrThrow, listPropertyContactsOrThrow } from './get-contact.ts'
import { listContacts } from './list.ts'
import { getContactMap } from './map-queries.ts'
import { linkProperty, unlinkProperty } from './property-links.ts'
import { countContacts } from './selection-queries.ts'
import { archiveContact, resubscribeContact, unarchiveContact, unsubscribeContact, updateContact } from './update.ts'

export const contactRoutes = async (app: FastifyInstance) =>
  serve(app, contactEndpoints, {
    'GET /agent/contacts/search': ({ db, scope, query }) => listContacts(db, scope, query),
    'GET /agent/contacts/count': async ({ db, scope, query }) => ({
      count: await countContacts(db, scope, await resolveContactQuery(db, scope, query)),
    }),
    'GET /agent/contacts/map': async ({ db, scope, query }) =>
      getContactMap(db, scope, await resolveContactQuery(db, scope, query), query),
    'GET /agent/contacts/filter-config': async ({ db, scope, query: { type } }) => ({
      type,
      fields: await listFilterFields(db, scope, type),
    }),
    'GET /agent/contacts/tags': ({ db, scope }) => listTags(db, scope),
    'GET /agent/contacts/property/:propertyId': async ({ db, scope, params }) => ({
      data: await listPropertyContactsOrThrow(db, scope, params.propertyId),
    }),
    'POST /agent/contacts': async ({ db, scope, body }) =>
      publishContact(db, scope, await createContact(db, scope, body)),
    'GET /agent/contacts/:contactId': ({ db, scope, params }) => getContactOrThrow(db, scope, params.contactId),
    'PATCH /agent/contacts/:contactId': async ({ db, scope, params, body }) => {
      await updateContact(db, scope, params.contactId, body)
      return publishContact(db, scope, params.contactId)
    },
    'PUT /agent/contacts/:contactId/emails': async ({ db, scope, params, body }) => {
      await replaceEmails(db, scope, params.contactId, body)
      return publishContact(db, scope, params.contactId)
    },
    'PUT /agent/contacts/:contactId/phones': async ({ db, scope, params, body }) => {
      await replacePhones(db, scope, params.contactId, body)
      return publishContact(db, scope, params.contactId)
    },
    'PUT /agent/contacts/:contactId/properties/:propertyId': async ({ db, scope, params }) => {
      await linkProperty(db, scope, params)
      return publishContact(db, scope, params.contactId)
    },
    'DELETE /agent/contacts/:contactId/properties/:propertyId': async ({ db, scope, params }) => {
      await unlinkProperty(db, scope, params)
      return publishContact(db, scope, params.contactId)
    },
    'POST /agent/contacts/:contactId/archived': async ({ db, scope, params }) => {
      await archiveContact(db, scope, params.contactId)
      return publishContact(db, scope, params.contactId)
    },
    'POST /agent/contacts/:contactId/unarchived': async ({ db, scope, params }) => {
      await unarchiveContact(db, scope, params.contactId)
      return publishContact(db, scope, params.contactId)
    },
    'POST /agent/contacts/:contactId/unsubscribed': async ({ db, scope, params }) => {
      await unsubscribeContact(db, scope, params.contactId)
      return publishContact(db, scope, params.contactId)
    },
    'POST /agent/contacts/:contactId/subscribed': async ({ db, scope, params }) => {
      await resubscribeContact(db, scope, params.contactId)
      return publishContact(db, scope, params.contactId)
    },
  })

async function publishContact(db: Db, scope: Scope, id: string) {
  const contact = await getContactOrThrow(db, scope, id)
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contact._id })
  return contact
}
