import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { attributeEndpoints } from '@gable/shared/contacts/attribute-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { listAttributes, updateAttributeOrder } from './attribute-queries.ts'
import { archiveAttribute, createAttribute, deleteAttribute, restoreAttribute, updateAttribute } from './attributes.ts'

export const attributeRoutes = async (app: FastifyInstance) =>
  serve(app, attributeEndpoints, {
    'GET /agent/attributes': ({ db, scope, query }) =>
      listAttributes(db, scope, query.entity, query.archived === 'true'),
    'POST /agent/attributes': async ({ db, scope, body }) => publish(db, scope, await createAttribute(db, scope, body)),
    'PATCH /agent/attributes/:attributeId': async ({ db, scope, params, body }) =>
      publish(db, scope, await updateAttribute(db, scope, params.attributeId, body)),
    'PUT /agent/attributes/order': async ({ db, scope, body: { entity, ids } }) => {
      await updateAttributeOrder(db, scope, entity, ids)
      await publishLiveEvent(db, scope, { kind: 'attributes', id: ids[0] ?? '' })
      return listAttributes(db, scope, entity)
    },
    'POST /agent/attributes/:attributeId/archived': async ({ db, scope, params }) =>
      publish(db, scope, await archiveAttribute(db, scope, params.attributeId)),
    'POST /agent/attributes/:attributeId/unarchived': async ({ db, scope, params }) =>
      publish(db, scope, await restoreAttribute(db, scope, params.attributeId)),
    'DELETE /agent/attributes/:attributeId': async ({ db, scope, params }) => {
      const formIds = await deleteAttribute(db, scope, params.attributeId)
      for (const id of formIds) await publishLiveEvent(db, scope, { kind: 'forms', id })
      await publishLiveEvent(db, scope, { kind: 'attributes', id: params.attributeId })
    },
  })

async function publish(db: Db, scope: Scope, attribute: AttributeDefinition) {
  await publishLiveEvent(db, scope, { kind: 'attributes', id: attribute._id })
  return attribute
}
