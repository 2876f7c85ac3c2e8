import type { Permission } from '../access.ts'
import type { Agency, Agent } from '../agency/agency.ts'

export const onboardingSteps = [
  'personal-details',
  'professional-details',
  'industry-details',
  'onboarding-call',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

interface Standing {
  agent: Pick<Agent, 'onboardingStep'>
  agency: Pick<Agency, 'status' | 'onboardingStep'>
  permissions: readonly Permission[]
}

/**
 * The one step a person has to take next: the personal one first, then, for who may set up an agency that is not set
 * up yet, the agency's. `waiting` is somebody whose agency others must set up; nothing is left for `done`.
 */
export function onboardingTarget({ agent, agency, permissions }: Standing): OnboardingStep | 'waiting' | 'done' {
  if (agent.onboardingStep === 'COMPLETED') return 'done'
  if (agent.onboardingStep !== 'ACCOUNT_ONBOARDING_DETAILS') return 'personal-details'
  if (agency.status !== 'CREATED') return 'done'
  if (!permissions.includes('ACCESS_ACCOUNT_SETTINGS')) return 'waiting'
  return pageOf[agency.onboardingStep ?? 'PROFESSIONAL_DETAILS']
}

const pageOf = {
  PROFESSIONAL_DETAILS: 'professional-details',
  INDUSTRY_DETAILS: 'industry-details',
  ONBOARDING_CALL: 'onboarding-call',
} as const
