import { propertyTaxEndpoints } from '@gable/shared/property-taxes/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { toAddressBlock } from '../platform/address-block.ts'
import { serve } from '../platform/serve.ts'
import { createVisitorLimit } from '../platform/visitor-limit.ts'
import { findTaxByZip, hasCountyTaxes } from './queries.ts'

export const propertyTaxRoutes = async (app: FastifyInstance) => {
  const consumeRequest = createVisitorLimit()
  serve(app, propertyTaxEndpoints, {
    'GET /public/property-taxes': async ({ query, request, reply }) => {
      consumeRequest(toAddressBlock(request.ip))
      const propertyTax = (await findTaxByZip(app.db, query.zip)) ?? null
      reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=3600')
      return { propertyTax }
    },
    'GET /agent/property-taxes/coverage': async ({ db }) => ({ hasCountyTaxes: await hasCountyTaxes(db) }),
  })
}
