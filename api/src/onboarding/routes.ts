import { callMinutes } from '@gable/shared/onboarding/call.ts'
import { onboardingEndpoints } from '@gable/shared/onboarding/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { getAgencyDetails } from '../agency/queries.ts'
import { serve } from '../platform/serve.ts'
import { cancelCall, listFreeSlots } from './book-call.ts'
import type { CallEmailSettings } from './call-emails.ts'
import { getUpcomingCall, type UpcomingCall } from './call-queries.ts'
import { goBackTo } from './go-back.ts'
import { getOnboardingDetails } from './queries.ts'
import { saveCall, saveIndustryDetails, savePersonalDetails, saveProfessionalDetails } from './save-step.ts'

export const onboardingRoutes = (settings: CallEmailSettings) => async (app: FastifyInstance) =>
  serve(app, onboardingEndpoints, {
    'GET /agent/onboarding': async ({ db, scope }) => {
      const { industry = {} } = (await getOnboardingDetails(db, scope)).details
      return { professional: await getAgencyDetails(db, scope), industry }
    },
    'PUT /agent/onboarding/personal-details': ({ db, scope, body }) => savePersonalDetails(db, scope, body),
    'PUT /agent/onboarding/professional-details': ({ db, scope, body }) => saveProfessionalDetails(db, scope, body),
    'PUT /agent/onboarding/industry-details': ({ db, scope, body }) => saveIndustryDetails(db, scope, body),
    'GET /agent/onboarding/call': async ({ db, scope }) => {
      const { timeZone } = await getOnboardingDetails(db, scope)
      return { timeZone, minutes: callMinutes, slots: await listFreeSlots(db, timeZone) }
    },
    'PUT /agent/onboarding/call': ({ db, scope, body }) => saveCall(db, scope, body.slot, settings),
    'PUT /agent/onboarding/current-step': ({ db, scope, body }) => goBackTo(db, scope, body.step),
    'GET /agent/onboarding/booked-call': async ({ db, scope }) => {
      const call = await getUpcomingCall(db, scope)
      return { call: call ? toBookedCall(call) : null }
    },
    'DELETE /agent/onboarding/booked-call': ({ db, scope }) => cancelCall(db, scope, settings),
  })

const toBookedCall = ({ startsAt, endsAt, timeZone, fullName, phone }: UpcomingCall) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  timeZone,
  agent: { fullName, phone },
})
