import { Problem } from '@gable/shared/http/problem.ts'
import { journeyEndpoints } from '@gable/shared/journeys/endpoints.ts'
import { parseShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { findJourney } from './find-journey.ts'

export const journeyRoutes = (secret: Buffer) => async (app: FastifyInstance) =>
  serve(app, journeyEndpoints, {
    'GET /public/journeys/:subjectId': async ({ params, query, reply }) => {
      const options = { language: query.lang, tab: query.tab, shown: parseShownVariant(query.v) }
      const journey = await findJourney(app, params.subjectId, options, secret)
      if (!journey) throw new Problem('not_found', 'This page is no longer available.')
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400')
      return journey
    },
  })
