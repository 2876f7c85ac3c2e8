import { onboardingEndpoints } from '@gable/shared/onboarding/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { getAgency } from '../agency/queries.ts'
import { serve } from '../platform/serve.ts'
import { callMinutes, listCallSlots } from './call-slots.ts'
import { getOnboardingDetails } from './queries.ts'
import { saveCall, saveIndustryDetails, savePersonalDetails, saveProfessionalDetails } from './save-step.ts'

export const onboardingRoutes = async (app: FastifyInstance) =>
  serve(app, onboardingEndpoints, {
    'GET /agent/onboarding': async ({ db, scope }) => {
      const { name } = await getAgency(db, scope)
      const { professional = {}, industry = {} } = (await getOnboardingDetails(db, scope)).details
      return { professional: { agencyName: name, ...professional }, industry }
    },
    'PUT /agent/onboarding/personal-details': ({ db, scope, body }) => savePersonalDetails(db, scope, body),
    'PUT /agent/onboarding/professional-details': ({ db, scope, body }) => saveProfessionalDetails(db, scope, body),
    'PUT /agent/onboarding/industry-details': ({ db, scope, body }) => saveIndustryDetails(db, scope, body),
    'GET /agent/onboarding/call': async ({ db, scope }) => {
      const { timeZone } = await getOnboardingDetails(db, scope)
      return { timeZone, minutes: callMinutes, slots: listCallSlots(timeZone, new Date()) }
    },
    'PUT /agent/onboarding/call': ({ db, scope, body }) => saveCall(db, scope, body.slot),
  })
