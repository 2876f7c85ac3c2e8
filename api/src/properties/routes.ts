import { propertyEndpoints } from '@gable/shared/properties/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { listComparables } from './comparable-queries.ts'
import { getEquity } from './equity.ts'
import { getHomeValue } from './estimate-queries.ts'
import { getMarketablePropertyOrThrow, getPropertyOrThrow } from './get-property.ts'
import { listMortgages } from './mortgage-queries.ts'
import { listMortgageRates, listScoreRates } from './rate-queries.ts'
import { requestLookup, requestLookupIfStale } from './request-lookup.ts'
import { updateProperty } from './update-property.ts'

export const propertyRoutes = async (app: FastifyInstance) =>
  serve(app, propertyEndpoints, {
    'GET /agent/properties/mortgage-rates': async ({ db }) => ({ data: await listMortgageRates(db) }),
    'GET /agent/properties/score-rates': async ({ db }) => ({ data: await listScoreRates(db) }),
    'GET /agent/properties/:propertyId': async ({ db, scope, params }) =>
      requestLookupIfStale(db, scope, await getPropertyOrThrow(db, scope, params.propertyId)),
    'PATCH /agent/properties/:propertyId': async ({ db, scope, params, body }) => {
      await updateProperty(db, scope, params.propertyId, body)
      return getPropertyOrThrow(db, scope, params.propertyId)
    },
    'POST /agent/properties/:propertyId/look-up': async ({ db, scope, params }) =>
      requestLookup(db, scope, await getPropertyOrThrow(db, scope, params.propertyId)),
    'GET /agent/properties/:propertyId/estimate': async ({ db, scope, params }) => {
      const { propertyId } = await getPropertyOrThrow(db, scope, params.propertyId)
      return getHomeValue(db, scope, propertyId)
    },
    'GET /agent/properties/:propertyId/equity': ({ db, scope, params }) => getEquity(db, scope, params.propertyId),
    'GET /agent/properties/:propertyId/mortgage-history': async ({ db, scope, params }) => {
      const { propertyId } = await getMarketablePropertyOrThrow(db, scope, params.propertyId)
      return { data: await listMortgages(db, scope, propertyId) }
    },
    'GET /agent/properties/:propertyId/comparables': async ({ db, scope, params }) => ({
      data: await listComparables(db, scope, await getPropertyOrThrow(db, scope, params.propertyId)),
    }),
  })
