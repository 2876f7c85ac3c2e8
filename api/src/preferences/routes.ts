import { preferenceEndpoints } from '@gable/shared/preferences/endpoints.ts'
import type { PreferenceKey } from '@gable/shared/preferences/preference.ts'
import type { FastifyInstance } from 'fastify'
import { notify } from '../platform/live/notify.ts'
import { serve } from '../platform/serve.ts'
import { readPreferences, storePreferences } from './queries.ts'

export const preferenceRoutes = async (app: FastifyInstance) =>
  serve(app, preferenceEndpoints, {
    'GET /agent/preferences': ({ db, scope, query }) => readPreferences(db, scope, query.keys),
    'PUT /agent/preferences': async ({ db, scope, body }) => {
      await storePreferences(db, scope, body)
      await notify(db, scope, { kind: 'preferences', userId: scope.userId })
      return readPreferences(db, scope, Object.keys(body) as PreferenceKey[])
    },
  })
