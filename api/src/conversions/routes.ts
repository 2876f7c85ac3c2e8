import { conversionEndpoints } from '@gable/shared/conversions/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getConversionSettings, listIntegrations, saveConversionSettings } from './queries.ts'
import { sendTestEvent } from './send-test-event.ts'
import { updateIntegration } from './update-integration.ts'

export const conversionRoutes = (encryptionKey: Buffer) => async (app: FastifyInstance) =>
  serve(app, conversionEndpoints, {
    'GET /agent/conversions': async ({ db, scope }) => ({
      settings: await getConversionSettings(db, scope),
      integrations: await listIntegrations(db, scope),
    }),
    'PUT /agent/conversions/settings': async ({ db, scope, body }) => {
      await saveConversionSettings(db, scope, body)
      return getConversionSettings(db, scope)
    },
    'PUT /agent/conversions/integrations/:vendor': ({ db, scope, params, body }) =>
      updateIntegration(db, scope, params.vendor, body, encryptionKey),
    'POST /agent/conversions/integrations/:vendor/test': ({ db, scope, params }) =>
      sendTestEvent(db, scope, params.vendor),
  })
