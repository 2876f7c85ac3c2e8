import { broadcastEndpoints } from '@gable/shared/broadcasts/endpoints.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { toBroadcasts } from './broadcast-reply.ts'
import { cancelBroadcast, resumeBroadcast, stopBroadcast } from './change-state.ts'
import { createBroadcast, toBroadcast } from './create-broadcast.ts'
import { estimateBroadcast } from './estimate.ts'
import { getBroadcast, listBroadcasts, listPiecesOfBroadcast } from './queries.ts'
import { countRemaining } from './remaining.ts'
import { resolveSelection } from './selection.ts'

export const broadcastRoutes = async (app: FastifyInstance) =>
  serve(app, broadcastEndpoints, {
    'POST /agent/broadcasts/estimate': async ({ db, scope, body }) =>
      estimateBroadcast(db, scope, body.contentId, await resolveSelection(db, scope, body.selection)),
    'POST /agent/broadcasts': ({ db, scope, body }) => createBroadcast(db, scope, body),
    'GET /agent/broadcasts': async ({ db, scope, query }) => {
      const { rows, total } = await listBroadcasts(db, scope, query)
      return { data: await toBroadcasts(db, scope, rows), total }
    },
    'GET /agent/broadcasts/:broadcastId': ({ db, scope, params }) => toBroadcast(db, scope, params.broadcastId),
    'GET /agent/broadcasts/:broadcastId/emails': async ({ db, scope, params, query }) => {
      const { id } = orNotFound(await getBroadcast(db, scope, params.broadcastId), 'broadcast')
      return listPiecesOfBroadcast(db, scope, id, query)
    },
    'GET /agent/broadcasts/:broadcastId/remaining': ({ db, scope, params }) =>
      countRemaining(db, scope, params.broadcastId),
    'POST /agent/broadcasts/:broadcastId/canceled': ({ db, scope, params }) =>
      cancelBroadcast(db, scope, params.broadcastId),
    'POST /agent/broadcasts/:broadcastId/stopped': ({ db, scope, params }) =>
      stopBroadcast(db, scope, params.broadcastId),
    'POST /agent/broadcasts/:broadcastId/resumed': ({ db, scope, params }) =>
      resumeBroadcast(db, scope, params.broadcastId),
  })
