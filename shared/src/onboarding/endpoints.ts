import * as z from 'zod'
import { Agency, Agent } from '../agency/agency.ts'
import { endpoints } from '../http/endpoint.ts'
import {
  CallChoice,
  CallDetails,
  IndustryDetails,
  OnboardingDetails,
  PersonalDetails,
  ProfessionalDetails,
} from './details.ts'

/** Where agent and agency stand after a step. */
const Standing = z.object({ agent: Agent, agency: Agency })

export const onboardingEndpoints = endpoints({
  'GET /agent/onboarding': {
    allow: 'member',
    about: 'What has been told so far about the agency.',
    whileSuspended: true,
    reply: OnboardingDetails,
  },
  'PUT /agent/onboarding/personal-details': {
    allow: 'member',
    about: 'Tell who the agent is. Moves the agent on to the steps of the agency, or to the end.',
    whileSuspended: true,
    body: PersonalDetails,
    reply: Standing,
  },
  'PUT /agent/onboarding/professional-details': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'Tell what the agency is.',
    whileSuspended: true,
    body: ProfessionalDetails,
    reply: Standing,
  },
  'PUT /agent/onboarding/industry-details': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'Tell how the agency works.',
    whileSuspended: true,
    body: IndustryDetails,
    reply: Standing,
  },
  'GET /agent/onboarding/call': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'The times at which an onboarding call can be had.',
    whileSuspended: true,
    reply: CallDetails,
  },
  'PUT /agent/onboarding/call': {
    allow: 'ACCESS_ACCOUNT_SETTINGS',
    about: 'Choose a time for the call, or none. Ends the onboarding of agent and agency.',
    whileSuspended: true,
    body: CallChoice,
    reply: Standing,
  },
})
