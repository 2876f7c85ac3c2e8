import { leadEndpoints } from '@gable/shared/leads/endpoints.ts'
import { leadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'

export const leadRoutes = async (app: FastifyInstance) =>
  serve(app, leadEndpoints, { 'GET /agent/leads/field-config': () => leadFieldConfig })
