import type { AdvancedSettings } from '@gable/shared/advanced-settings/advanced-settings.ts'
import { advancedSettingsEndpoints } from '@gable/shared/advanced-settings/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { type AccountSettings, getAccountSettings, updateAccountSettings } from '../account-settings/queries.ts'
import { serve } from '../platform/serve.ts'

export const advancedSettingsRoutes = async (app: FastifyInstance) =>
  serve(app, advancedSettingsEndpoints, {
    'GET /agent/advanced-settings': async ({ db, scope }) => toAdvancedSettings(await getAccountSettings(db, scope)),
    'PUT /agent/advanced-settings': async ({ db, scope, body }) => {
      await updateAccountSettings(db, scope, {
        export_kept_days: body.exportKeptDays,
        import_kept_days: body.importKeptDays,
      })
      return body
    },
  })

const toAdvancedSettings = (settings: AccountSettings): AdvancedSettings => ({
  exportKeptDays: settings.export_kept_days,
  importKeptDays: settings.import_kept_days,
})
