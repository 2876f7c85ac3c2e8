import { onboardingEndpoints } from '@gable/shared/onboarding/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { readAgency } from '../agency/queries.ts'
import { serve } from '../platform/serve.ts'
import { callMinutes, callSlots } from './call-slots.ts'
import { readOnboardingDetails } from './queries.ts'
import { chooseCall, tellIndustryDetails, tellPersonalDetails, tellProfessionalDetails } from './take-step.ts'

export const onboardingRoutes = async (app: FastifyInstance) =>
  serve(app, onboardingEndpoints, {
    'GET /agent/onboarding': async ({ db, scope }) => {
      const { name } = await readAgency(db, scope)
      const { professional = {}, industry = {} } = (await readOnboardingDetails(db, scope)).details
      return { professional: { agencyName: name, ...professional }, industry }
    },
    'PUT /agent/onboarding/personal-details': ({ db, scope, body }) => tellPersonalDetails(db, scope, body),
    'PUT /agent/onboarding/professional-details': ({ db, scope, body }) => tellProfessionalDetails(db, scope, body),
    'PUT /agent/onboarding/industry-details': ({ db, scope, body }) => tellIndustryDetails(db, scope, body),
    'GET /agent/onboarding/call': async ({ db, scope }) => {
      const { timeZone } = await readOnboardingDetails(db, scope)
      return { timeZone, minutes: callMinutes, slots: callSlots(timeZone, new Date()) }
    },
    'PUT /agent/onboarding/call': ({ db, scope, body }) => chooseCall(db, scope, body.slot),
  })
