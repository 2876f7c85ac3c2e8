import { segmentEndpoints } from '@gable/shared/segments/endpoints.ts'
import type { Segment } from '@gable/shared/segments/segment.ts'
import type { FastifyInstance } from 'fastify'
import { validateFilters } from '../contacts/filter-config.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { getSegmentOrThrow, lockChangeableSegmentOrThrow } from './get-segment.ts'
import { deleteSegment, insertSegment, listSegments, updateSegment } from './queries.ts'
import { getSegmentReasons, listContactSegments } from './reasons.ts'
import { serializeSegment, serializeSegments } from './serialize.ts'

export const segmentRoutes = async (app: FastifyInstance) =>
  serve(app, segmentEndpoints, {
    'GET /agent/segments': async ({ db, scope, query }) => {
      const { segments, total } = await listSegments(db, scope, query)
      return { data: await serializeSegments(db, scope, segments), total }
    },
    'POST /agent/segments': async ({ db, scope, body }) => {
      await validateFilters(db, scope, body.filters)
      return publishSegment(db, scope, await insertSegment(db, scope, body))
    },
    'GET /agent/segments/:segmentId': async ({ db, scope, params }) =>
      serializeSegment(db, scope, await getSegmentOrThrow(db, scope, params.segmentId)),
    'PATCH /agent/segments/:segmentId': async ({ db, scope, params, body: { basedOn, ...change } }) => {
      const { updatedAt } = await lockChangeableSegmentOrThrow(db, scope, params.segmentId)
      requireUnchanged({ updatedAt: updatedAt.toISOString() }, { basedOn })
      await validateFilters(db, scope, change.filters ?? [])
      await updateSegment(db, scope, params.segmentId, change)
      return publishSegment(db, scope, params.segmentId)
    },
    'DELETE /agent/segments/:segmentId': async ({ db, scope, params }) => {
      const { id } = await lockChangeableSegmentOrThrow(db, scope, params.segmentId)
      await deleteSegment(db, scope, id)
      await publishLiveEvent(db, scope, { kind: 'segments', id })
    },
    'GET /agent/segments/:segmentId/reasons/:contactId': ({ db, scope, params }) =>
      getSegmentReasons(db, scope, params.segmentId, params.contactId),
    'GET /agent/contacts/:contactId/segments': ({ db, scope, params }) =>
      listContactSegments(db, scope, params.contactId),
  })

async function publishSegment(db: Db, scope: Scope, id: string): Promise<Segment> {
  await publishLiveEvent(db, scope, { kind: 'segments', id })
  return serializeSegment(db, scope, await getSegmentOrThrow(db, scope, id))
}
