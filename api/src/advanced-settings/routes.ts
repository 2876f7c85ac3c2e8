import type { AdvancedSettings } from '@gable/shared/advanced-settings/advanced-settings.ts'
import { advancedSettingsEndpoints } from '@gable/shared/advanced-settings/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { type AccountSettings, changeAccountSettings, readAccountSettings } from '../account-settings/queries.ts'
import { serve } from '../platform/serve.ts'

export const advancedSettingsRoutes = async (app: FastifyInstance) =>
  serve(app, advancedSettingsEndpoints, {
    'GET /agent/advanced-settings': async ({ db, scope }) => toldOf(await readAccountSettings(db, scope)),
    'PUT /agent/advanced-settings': async ({ db, scope, body }) => {
      await changeAccountSettings(db, scope, {
        answer_within_hours: body.answerWithinHours,
        export_kept_days: body.exportKeptDays,
        import_kept_days: body.importKeptDays,
      })
      return body
    },
  })

const toldOf = (settings: AccountSettings): AdvancedSettings => ({
  answerWithinHours: settings.answer_within_hours,
  exportKeptDays: settings.export_kept_days,
  importKeptDays: settings.import_kept_days,
})
