import * as z from 'zod'
import { Agency, Agent } from '../agency/agency.ts'
import { AgencyDetails } from '../agency/agency-details.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { BookedCall, CallChoice, CallDetails } from './call.ts'
import { IndustryDetails, OnboardingDetails, PersonalDetails } from './details.ts'
import { earlierSteps } from './steps.ts'

/** The agent and agency after a step. */
const OnboardingProgress = z.object({ agent: Agent, agency: Agency })

export const onboardingEndpoints = defineEndpoints({
  'GET /agent/onboarding': {
    allow: 'member',
    about: 'The onboarding details entered so far.',
    whileSuspended: true,
    reply: OnboardingDetails,
  },
  'PUT /agent/onboarding/personal-details': {
    allow: 'member',
    about: "Save the agent's personal details. Moves the agent to the agency's steps, or completes the onboarding.",
    whileSuspended: true,
    body: PersonalDetails,
    reply: OnboardingProgress,
  },
  'PUT /agent/onboarding/professional-details': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: "Save the agency's professional details.",
    whileSuspended: true,
    body: AgencyDetails,
    reply: OnboardingProgress,
  },
  'PUT /agent/onboarding/industry-details': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: "Save the agency's industry details.",
    whileSuspended: true,
    body: IndustryDetails,
    reply: OnboardingProgress,
  },
  'GET /agent/onboarding/call': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'The free times for an onboarding call, on the next working days.',
    whileSuspended: true,
    reply: CallDetails,
  },
  'PUT /agent/onboarding/call': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'Choose a time for the call, or none. Completes the onboarding of the agent and the agency.',
    whileSuspended: true,
    body: CallChoice,
    reply: OnboardingProgress,
  },
  'PUT /agent/onboarding/current-step': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'Go back to an earlier step. Its answers are kept, and each step is saved again on the way forward.',
    whileSuspended: true,
    body: z.object({ step: z.enum(earlierSteps) }),
    reply: OnboardingProgress,
  },
  'GET /agent/onboarding/booked-call': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: "The agency's onboarding call, until it is over.",
    reply: z.object({ call: BookedCall.nullable() }),
  },
  'DELETE /agent/onboarding/booked-call': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'Cancel the onboarding call. The person who booked it gets an email.',
    reply: z.undefined(),
  },
})
