import { contactEndpoints } from '@gable/shared/contacts/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { archiveContact, changeContact, resubscribeContact, unarchiveContact, unsubscribeContact } from './change.ts'
import { createContact } from './create.ts'
import { filterConfig } from './filter-config.ts'
import { listTags } from './filter-queries.ts'
import { countContacts } from './found-queries.ts'
import { knownContact, knownContactsOfHome } from './known-contact.ts'
import { listContacts } from './list.ts'
import { mapOf } from './map-queries.ts'
import { linkKnownHome, unlinkKnownHome } from './own-home.ts'
import { wantedOf } from './wanted.ts'

export const contactRoutes = async (app: FastifyInstance) =>
  serve(app, contactEndpoints, {
    'GET /agent/contacts/search': ({ db, scope, query }) => listContacts(db, scope, query),
    'GET /agent/contacts/count': async ({ db, scope, query }) => ({
      count: await countContacts(db, scope, await wantedOf(db, scope, query)),
    }),
    'GET /agent/contacts/map': async ({ db, scope, query }) =>
      mapOf(db, scope, await wantedOf(db, scope, query), query),
    'GET /agent/contacts/filter-config': async ({ db, scope, query: { type } }) => ({
      type,
      fields: await filterConfig(db, scope, type),
    }),
    'GET /agent/contacts/tags': ({ db, scope }) => listTags(db, scope),
    'GET /agent/contacts/property/:propertyId': async ({ db, scope, params }) => ({
      data: await knownContactsOfHome(db, scope, params.propertyId),
    }),
    'POST /agent/contacts': async ({ db, scope, body }) => told(db, scope, await createContact(db, scope, body)),
    'GET /agent/contacts/:contactId': ({ db, scope, params }) => knownContact(db, scope, params.contactId),
    'PATCH /agent/contacts/:contactId': async ({ db, scope, params, body }) => {
      await changeContact(db, scope, params.contactId, body)
      return told(db, scope, params.contactId)
    },
    'PUT /agent/contacts/:contactId/properties/:propertyId': async ({ db, scope, params }) => {
      await linkKnownHome(db, scope, params)
      return told(db, scope, params.contactId)
    },
    'DELETE /agent/contacts/:contactId/properties/:propertyId': async ({ db, scope, params }) => {
      await unlinkKnownHome(db, scope, params)
      return told(db, scope, params.contactId)
    },
    'POST /agent/contacts/:contactId/archived': async ({ db, scope, params }) => {
      await archiveContact(db, scope, params.contactId)
      return told(db, scope, params.contactId)
    },
    'POST /agent/contacts/:contactId/unarchived': async ({ db, scope, params }) => {
      await unarchiveContact(db, scope, params.contactId)
      return told(db, scope, params.contactId)
    },
    'POST /agent/contacts/:contactId/unsubscribed': async ({ db, scope, params }) => {
      await unsubscribeContact(db, scope, params.contactId)
      return told(db, scope, params.contactId)
    },
    'POST /agent/contacts/:contactId/subscribed': async ({ db, scope, params }) => {
      await resubscribeContact(db, scope, params.contactId)
      return told(db, scope, params.contactId)
    },
  })

/** The contact as it is now, of which every open console hears. */
async function told(db: Db, scope: Scope, id: string) {
  const contact = await knownContact(db, scope, id)
  await notify(db, scope, { kind: 'contacts', id: contact._id })
  return contact
}
