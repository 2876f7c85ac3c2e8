import { attributeEndpoints } from '@gable/shared/contacts/attribute-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { notify } from '../platform/live/notify.ts'
import { serve } from '../platform/serve.ts'
import { listAttributes, orderAttributes } from './attribute-queries.ts'
import { addAttribute, archiveAttribute, changeAttribute, removeAttribute } from './attributes.ts'

export const attributeRoutes = async (app: FastifyInstance) =>
  serve(app, attributeEndpoints, {
    'GET /agent/attributes': ({ db, scope, query }) =>
      listAttributes(db, scope, query.entity, query.archived === 'true'),
    'POST /agent/attributes': async ({ db, scope, body }) => {
      const attribute = await addAttribute(db, scope, body)
      await notify(db, scope, { kind: 'attributes', id: attribute._id })
      return attribute
    },
    'PATCH /agent/attributes/:attributeId': async ({ db, scope, params, body }) => {
      const attribute = await changeAttribute(db, scope, params.attributeId, body)
      await notify(db, scope, { kind: 'attributes', id: attribute._id })
      return attribute
    },
    'PUT /agent/attributes/order': async ({ db, scope, body: { entity, ids } }) => {
      await orderAttributes(db, scope, entity, ids)
      await notify(db, scope, { kind: 'attributes', id: ids[0] ?? '' })
      return listAttributes(db, scope, entity)
    },
    'POST /agent/attributes/:attributeId/archived': async ({ db, scope, params }) => {
      const attribute = await archiveAttribute(db, scope, params.attributeId, new Date())
      await notify(db, scope, { kind: 'attributes', id: attribute._id })
      return attribute
    },
    'POST /agent/attributes/:attributeId/unarchived': async ({ db, scope, params }) => {
      const attribute = await archiveAttribute(db, scope, params.attributeId, null)
      await notify(db, scope, { kind: 'attributes', id: attribute._id })
      return attribute
    },
    'DELETE /agent/attributes/:attributeId': async ({ db, scope, params }) => {
      await removeAttribute(db, scope, params.attributeId)
      await notify(db, scope, { kind: 'attributes', id: params.attributeId })
    },
  })
