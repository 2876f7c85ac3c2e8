import { mergeEndpoints } from '@gable/shared/contacts/merge-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { serve } from '../platform/serve.ts'
import { deleteDistinctPairs, listDistinctPairs } from './distinct-queries.ts'
import { listDuplicates } from './duplicate-queries.ts'
import { getContactOrThrow } from './get-contact.ts'
import { markDistinct, mergeContacts, previewMerge, undoMerge } from './merge.ts'
import { listMerges } from './merge-record-queries.ts'

export const mergeRoutes = async (app: FastifyInstance) =>
  serve(app, mergeEndpoints, {
    'GET /agent/contacts/duplicates': ({ db, scope, query }) => listDuplicates(db, scope, query),
    'GET /agent/contacts/distinct': ({ db, scope, query }) => listDistinctPairs(db, scope, query),
    'POST /agent/contacts/distinct': async ({ db, scope, body }) => {
      await markDistinct(db, scope, body.ids)
      await publishLiveEvent(db, scope, { kind: 'contacts' })
    },
    'POST /agent/contacts/distinct/undone': async ({ db, scope, body }) => {
      await deleteDistinctPairs(db, scope, body.ids)
      await publishLiveEvent(db, scope, { kind: 'contacts' })
    },
    'POST /agent/contacts/:contactId/merge/preview': ({ db, scope, params, body }) =>
      previewMerge(db, scope, params.contactId, body),
    'POST /agent/contacts/:contactId/merge': async ({ db, scope, params, body }) => {
      const mergeId = await mergeContacts(db, scope, params.contactId, body)
      await publishLiveEvent(db, scope, { kind: 'contacts' })
      return { mergeId, contact: await getContactOrThrow(db, scope, params.contactId) }
    },
    'GET /agent/contacts/:contactId/merges': async ({ db, scope, params }) => {
      const { _id } = await getContactOrThrow(db, scope, params.contactId)
      return { data: await listMerges(db, scope, _id) }
    },
    'POST /agent/contacts/merges/:mergeId/undone': async ({ db, scope, params }) => {
      const primaryId = await undoMerge(db, scope, params.mergeId)
      await publishLiveEvent(db, scope, { kind: 'contacts' })
      return getContactOrThrow(db, scope, primaryId)
    },
  })
