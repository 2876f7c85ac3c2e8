import { gettingStartedEndpoints } from '@gable/shared/getting-started/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { listTasks, payRewards } from './tasks.ts'

export const gettingStartedRoutes = async (app: FastifyInstance) =>
  serve(app, gettingStartedEndpoints, {
    'GET /agent/getting-started/tasks': ({ db, scope }) => listTasks(db, scope),
    'GET /agent/getting-started/accessible': async ({ db, scope }) => ({
      isAccessible: (await listTasks(db, scope)).some(({ isDone }) => !isDone),
    }),
    'POST /agent/getting-started/rewards': ({ db, scope }) => payRewards(db, scope),
  })
