import { type LeadSettings, leadSettingsEndpoints } from '@gable/shared/lead-settings/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { type AccountSettings, getAccountSettings, updateAccountSettings } from '../account-settings/queries.ts'
import { serve } from '../platform/serve.ts'

export const leadSettingsRoutes = async (app: FastifyInstance) =>
  serve(app, leadSettingsEndpoints, {
    'GET /agent/lead-settings': async ({ db, scope }) => toLeadSettings(await getAccountSettings(db, scope)),
    'PUT /agent/lead-settings': async ({ db, scope, body }) => {
      await updateAccountSettings(db, scope, {
        answer_within_hours: body.answerWithinHours,
        office_hours: body.officeHours && JSON.stringify(body.officeHours),
      })
      return body
    },
  })

const toLeadSettings = (settings: AccountSettings): LeadSettings => ({
  answerWithinHours: settings.answer_within_hours,
  officeHours: settings.office_hours,
})
