import { propertyEndpoints } from '@gable/shared/properties/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { readOfferSummary } from '../offers/summary.ts'
import { serve } from '../platform/serve.ts'
import { askForLookUp, askWhereOld } from './ask-for-look-up.ts'
import { changeProperty } from './change.ts'
import { comparablesFor } from './comparables.ts'
import { readEquity } from './equity.ts'
import { readHomeValue } from './estimate-queries.ts'
import { knownProperty, marketedProperty } from './known-property.ts'
import { listMortgages } from './mortgage-queries.ts'
import { listMortgageRates } from './rate-queries.ts'

export const propertyRoutes = async (app: FastifyInstance) =>
  serve(app, propertyEndpoints, {
    'GET /agent/properties/mortgage-rates': async ({ db }) => ({ data: await listMortgageRates(db) }),
    'GET /agent/properties/:propertyId': async ({ db, scope, params }) =>
      askWhereOld(db, scope, await knownProperty(db, scope, params.propertyId)),
    'PATCH /agent/properties/:propertyId': async ({ db, scope, params, body }) => {
      await changeProperty(db, scope, params.propertyId, body)
      return knownProperty(db, scope, params.propertyId)
    },
    'POST /agent/properties/:propertyId/look-up': async ({ db, scope, params }) =>
      askForLookUp(db, scope, await knownProperty(db, scope, params.propertyId)),
    'GET /agent/properties/:propertyId/estimate': async ({ db, scope, params }) => {
      const { propertyId } = await knownProperty(db, scope, params.propertyId)
      return readHomeValue(db, scope, propertyId)
    },
    'GET /agent/properties/:propertyId/equity': ({ db, scope, params }) => readEquity(db, scope, params.propertyId),
    'GET /agent/properties/:propertyId/mortgage-history': async ({ db, scope, params }) => {
      const { propertyId } = await marketedProperty(db, scope, params.propertyId)
      return { data: await listMortgages(db, scope, propertyId) }
    },
    'GET /agent/properties/:propertyId/comparables': async ({ db, scope, params }) => ({
      data: await comparablesFor(db, scope, await knownProperty(db, scope, params.propertyId)),
    }),
    'GET /agent/properties/:propertyId/offer-summary': async ({ db, scope, params }) => {
      const { propertyId } = await knownProperty(db, scope, params.propertyId)
      return readOfferSummary(db, scope, propertyId)
    },
  })
