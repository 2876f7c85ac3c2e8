import * as z from 'zod'
import { Agency, Agent } from '../agency/agency.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import {
  CallChoice,
  CallDetails,
  IndustryDetails,
  OnboardingDetails,
  PersonalDetails,
  ProfessionalDetails,
} from './details.ts'

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
    body: ProfessionalDetails,
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
    about: 'The available times for an onboarding call.',
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
})
