import { recommendationEndpoints } from '@gable/shared/recommendations/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getRecommendations, type RecommendationOptions, sendRecommendation } from './send-recommendation.ts'

export const recommendationRoutes = (options: RecommendationOptions) => async (app: FastifyInstance) =>
  serve(app, recommendationEndpoints, {
    'GET /agent/recommendations': ({ db, scope }) => getRecommendations(db, scope),
    'POST /agent/recommendations': ({ db, scope, body }) => sendRecommendation(db, scope, body, options),
  })
