import { attributeEndpoints } from '@gable/shared/contacts/attribute-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { notify } from '../platform/live/notify.ts'
import { serve } from '../platform/serve.ts'
import { listAttributes } from './attribute-queries.ts'
import { addAttribute, changeAttribute, removeAttribute } from './attributes.ts'

export const attributeRoutes = async (app: FastifyInstance) =>
  serve(app, attributeEndpoints, {
    'GET /agent/attributes': ({ db, scope, query }) => listAttributes(db, scope, query.entity),
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
    'DELETE /agent/attributes/:attributeId': async ({ db, scope, params }) => {
      await removeAttribute(db, scope, params.attributeId)
      await notify(db, scope, { kind: 'attributes', id: params.attributeId })
    },
  })
