import { recommendationEndpoints } from '@gable/shared/recommendations/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { readRecommendations, recommend, type Sender } from './recommend.ts'

export const recommendationRoutes = (sender: Sender) => async (app: FastifyInstance) =>
  serve(app, recommendationEndpoints, {
    'GET /agent/recommendations': ({ db, scope }) => readRecommendations(db, scope),
    'POST /agent/recommendations': ({ db, scope, body }) => recommend(db, scope, body, sender),
  })
