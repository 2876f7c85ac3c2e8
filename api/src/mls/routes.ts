import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { mlsEndpoints } from '@gable/shared/mls/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { TargetPolicy } from '../platform/outbound/target.ts'
import { serve } from '../platform/serve.ts'
import { listComparablesNearListing } from '../properties/nearby-listing-queries.ts'
import { startRun } from './complete-run.ts'
import {
  deleteConnection,
  getConnection,
  listConnections,
  listTeam,
  lockConnection,
  setConnectionState,
} from './connection-queries.ts'
import { getListing, listListings } from './listing-queries.ts'
import { createListing, deleteListing, updateListing } from './manual-listings.ts'
import { endRun, getRunningRun, listRuns, toRun } from './run-queries.ts'
import { createConnection, publishConnection, saveConnection } from './save-connection.ts'

export const mlsRoutes = (policy: TargetPolicy, secret: Buffer) => async (app: FastifyInstance) => {
  const context = { policy, secret }
  serve(app, mlsEndpoints, {
    'GET /agent/mls/connections': ({ db, scope }) => listConnections(db, scope),
    'POST /agent/mls/connections': ({ db, scope, body }) => createConnection(db, scope, body, context),
    'GET /agent/mls/connections/:connectionId': async ({ db, scope, params }) =>
      orNotFound(await getConnection(db, scope, params.connectionId), 'MLS'),
    'PUT /agent/mls/connections/:connectionId': ({ db, scope, params, body }) =>
      saveConnection(db, scope, params.connectionId, body, context),
    'PUT /agent/mls/connections/:connectionId/paused': async ({ db, scope, params: { connectionId }, body }) => {
      orNotFound(await lockConnection(db, scope, connectionId), 'MLS')
      await setConnectionState(db, scope, connectionId, { state: body.isPaused ? 'PAUSED' : 'ACTIVE' })
      const run = body.isPaused && (await getRunningRun(db, scope, connectionId))
      if (run) await endRun(db, scope, run, { state: 'FAILED', error: 'The connection was paused.' })
      return publishConnection(db, scope, connectionId)
    },
    'DELETE /agent/mls/connections/:connectionId': async ({ db, scope, params: { connectionId } }) => {
      orNotFound((await deleteConnection(db, scope, connectionId)) || undefined, 'MLS')
      await publishLiveEvent(db, scope, { kind: 'mls', connectionId })
    },
    'POST /agent/mls/connections/:connectionId/sync': async ({ db, scope, params: { connectionId } }) => {
      const connection = orNotFound(await lockConnection(db, scope, connectionId), 'MLS')
      if (connection.kind === 'CSV') throw new Problem('conflict', 'Upload a file to change these listings.')
      if (connection.state === 'PAUSED') throw new Problem('conflict', 'This MLS is paused. Resume it first.')
      if (connection.state === 'NEEDS_ATTENTION') await setConnectionState(db, scope, connectionId, { state: 'ACTIVE' })
      const started = await startRun(db, scope, { connectionId, kind: 'CHANGES', requestedBy: scope.agentId })
      const run = orNotFound(started ?? (await getRunningRun(db, scope, connectionId)), 'update')
      await publishLiveEvent(db, scope, { kind: 'mls', connectionId })
      return toRun(run)
    },
    'GET /agent/mls/connections/:connectionId/runs': async ({ db, scope, params }) => {
      orNotFound(await getConnection(db, scope, params.connectionId), 'MLS')
      return listRuns(db, scope, params.connectionId)
    },
    'GET /agent/mls/team': ({ db, scope }) => listTeam(db, scope),
    'GET /agent/mls/listings': ({ db, scope, query }) => listListings(db, scope, query),
    'POST /agent/mls/listings': ({ db, scope, body }) => createListing(db, scope, body),
    'GET /agent/mls/listings/:listingId': async ({ db, scope, params }) =>
      orNotFound(await getListing(db, scope, params.listingId), 'listing'),
    'PUT /agent/mls/listings/:listingId': ({ db, scope, params, body }) =>
      updateListing(db, scope, params.listingId, body),
    'DELETE /agent/mls/listings/:listingId': ({ db, scope, params }) => deleteListing(db, scope, params.listingId),
    'GET /agent/mls/listings/:listingId/comparables': async ({ db, scope, params }) => {
      orNotFound(await getListing(db, scope, params.listingId), 'listing')
      return { data: await listComparablesNearListing(db, scope, params.listingId) }
    },
  })
}
