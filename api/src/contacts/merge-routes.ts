import { mergeEndpoints } from '@gable/shared/contacts/merge-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { notify } from '../platform/live/notify.ts'
import { serve } from '../platform/serve.ts'
import { deleteDistinct, listDistinct } from './distinct-queries.ts'
import { distinguish } from './distinguish.ts'
import { findDuplicates } from './duplicate-queries.ts'
import { knownContact } from './known-contact.ts'
import { mergeContacts, previewMerge, undoMerge } from './merge.ts'
import { listMerges } from './merge-record-queries.ts'

export const mergeRoutes = async (app: FastifyInstance) =>
  serve(app, mergeEndpoints, {
    'GET /agent/contacts/duplicates': ({ db, scope, query }) => findDuplicates(db, scope, query),
    'GET /agent/contacts/distinct': ({ db, scope, query }) => listDistinct(db, scope, query),
    'POST /agent/contacts/distinct': async ({ db, scope, body }) => {
      await distinguish(db, scope, body.ids)
      await notify(db, scope, { kind: 'contacts' })
    },
    'POST /agent/contacts/distinct/undone': async ({ db, scope, body }) => {
      await deleteDistinct(db, scope, body.ids)
      await notify(db, scope, { kind: 'contacts' })
    },
    'POST /agent/contacts/:contactId/merge/preview': ({ db, scope, params, body }) =>
      previewMerge(db, scope, params.contactId, body),
    'POST /agent/contacts/:contactId/merge': async ({ db, scope, params, body }) => {
      const mergeId = await mergeContacts(db, scope, params.contactId, body)
      await notify(db, scope, { kind: 'contacts' })
      return { mergeId, contact: await knownContact(db, scope, params.contactId) }
    },
    'GET /agent/contacts/:contactId/merges': async ({ db, scope, params }) => {
      const { _id } = await knownContact(db, scope, params.contactId)
      return { data: await listMerges(db, scope, _id) }
    },
    'POST /agent/contacts/merges/:mergeId/undone': async ({ db, scope, params }) => {
      const keptId = await undoMerge(db, scope, params.mergeId)
      await notify(db, scope, { kind: 'contacts' })
      return knownContact(db, scope, keptId)
    },
  })
