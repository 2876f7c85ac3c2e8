import { preferenceEndpoints } from '@gable/shared/preferences/endpoints.ts'
import type { PreferenceKey } from '@gable/shared/preferences/preference.ts'
import type { FastifyInstance } from 'fastify'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { serve } from '../platform/serve.ts'
import { getPreferences, savePreferences } from './queries.ts'

export const preferenceRoutes = async (app: FastifyInstance) =>
  serve(app, preferenceEndpoints, {
    'GET /agent/preferences': ({ db, scope, query }) => getPreferences(db, scope, query.keys),
    'PUT /agent/preferences': async ({ db, scope, body }) => {
      await savePreferences(db, scope, body)
      await publishLiveEvent(db, scope, { kind: 'preferences', userId: scope.userId })
      return getPreferences(db, scope, Object.keys(body) as PreferenceKey[])
    },
  })
