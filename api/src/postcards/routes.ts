import { orNotFound } from '@gable/shared/http/problem.ts'
import { postcardPieceEndpoints } from '@gable/shared/postcards/piece-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { getBroadcast } from '../broadcasts/queries.ts'
import { getContactOrThrow } from '../contacts/get-contact.ts'
import { getContentOrThrow } from '../content/content-access.ts'
import { serve } from '../platform/serve.ts'
import { cancelPostcard } from '../postcard-delivery/cancel-postcards.ts'
import { changeDailyLimit } from '../postcard-delivery/daily-limit.ts'
import { getDailyLimit } from '../postcard-delivery/queue-queries.ts'
import { getPiece, listPiecesOfBroadcast, listPiecesOfContact, listScans } from './piece-queries.ts'
import { getDrawingSource } from './show-piece.ts'

export const postcardRoutes = (options: { secret: Buffer; origin: string }) => async (app: FastifyInstance) =>
  serve(app, postcardPieceEndpoints, {
    'GET /agent/content/postcard/daily-limit': async ({ db, scope }) => ({ limit: await getDailyLimit(db, scope) }),
    'PUT /agent/content/postcard/daily-limit': async ({ db, scope, body: { limit } }) => {
      await changeDailyLimit(db, scope, limit)
      return { limit }
    },
    'GET /agent/postcards/:pieceId': async ({ db, scope, params: { pieceId } }) => ({
      ...(await getDrawingSource(db, scope, pieceId, options)),
      piece: orNotFound(await getPiece(db, scope, pieceId), 'postcard'),
    }),
    'POST /agent/postcards/:pieceId/canceled': async ({ db, scope, params: { pieceId } }) => {
      await cancelPostcard(db, scope, pieceId)
      return orNotFound(await getPiece(db, scope, pieceId), 'postcard')
    },
    'GET /agent/contacts/:contactId/postcards': async ({ db, scope, params, query }) => {
      const { _id } = await getContactOrThrow(db, scope, params.contactId)
      return listPiecesOfContact(db, scope, _id, query)
    },
    'GET /agent/broadcasts/:broadcastId/postcards': async ({ db, scope, params, query }) => {
      const { id } = orNotFound(await getBroadcast(db, scope, params.broadcastId), 'broadcast')
      return listPiecesOfBroadcast(db, scope, id, query)
    },
    'GET /agent/content/:contentId/scans': async ({ db, scope, params, query }) => {
      const { id } = await getContentOrThrow(db, scope, params.contentId, 'POSTCARD')
      return listScans(db, scope, id, query)
    },
  })
