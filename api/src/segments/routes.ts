import { segmentEndpoints } from '@gable/shared/segments/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { lookOver } from '../contacts/filter-config.ts'
import { refuseStale } from '../forms/refuse-stale.ts'
import { notify } from '../platform/live/notify.ts'
import { serve } from '../platform/serve.ts'
import { describeSegment, describeSegments } from './describe.ts'
import { changeableSegment, knownSegment } from './known-segment.ts'
import { deleteSegment, insertSegment, listSegments, updateSegment } from './queries.ts'
import { reasonsOf, segmentsOf } from './reasons.ts'
import { told } from './told.ts'

export const segmentRoutes = async (app: FastifyInstance) =>
  serve(app, segmentEndpoints, {
    'GET /agent/segments': async ({ db, scope, query }) => {
      const { segments, total } = await listSegments(db, scope, query)
      return { data: await describeSegments(db, scope, segments), total }
    },
    'POST /agent/segments': async ({ db, scope, body }) => {
      await lookOver(db, scope, body.filters)
      return told(db, scope, await insertSegment(db, scope, body))
    },
    'GET /agent/segments/:segmentId': async ({ db, scope, params }) =>
      describeSegment(db, scope, await knownSegment(db, scope, params.segmentId)),
    'PATCH /agent/segments/:segmentId': async ({ db, scope, params, body: { basedOn, ...change } }) => {
      const { updatedAt } = await changeableSegment(db, scope, params.segmentId)
      refuseStale({ updatedAt: updatedAt.toISOString() }, { basedOn })
      await lookOver(db, scope, change.filters ?? [])
      await updateSegment(db, scope, params.segmentId, change)
      return told(db, scope, params.segmentId)
    },
    'DELETE /agent/segments/:segmentId': async ({ db, scope, params }) => {
      const { id } = await changeableSegment(db, scope, params.segmentId)
      await deleteSegment(db, scope, id)
      await notify(db, scope, { kind: 'segments', id })
    },
    'GET /agent/segments/:segmentId/reasons/:contactId': ({ db, scope, params }) =>
      reasonsOf(db, scope, params.segmentId, params.contactId),
    'GET /agent/contacts/:contactId/segments': ({ db, scope, params }) => segmentsOf(db, scope, params.contactId),
  })
