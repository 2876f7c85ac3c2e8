import { changelogEndpoints } from '@gable/shared/activity/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { searchChangelog } from './search.ts'

export const changelogRoutes = async (app: FastifyInstance) =>
  serve(app, changelogEndpoints, {
    'POST /agent/changelog/search': ({ db, scope, body }) => searchChangelog(db, scope, body),
  })
