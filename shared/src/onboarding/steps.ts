import type { Permission } from '../access.ts'
import type { Agency, Agent } from '../agency/agency.ts'

export const onboardingSteps = [
  'personal-details',
  'professional-details',
  'industry-details',
  'onboarding-call',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** The steps that a later one can go back to. */
export const earlierSteps = [
  'personal-details',
  'professional-details',
  'industry-details',
] as const satisfies OnboardingStep[]
export type EarlierStep = (typeof earlierSteps)[number]

interface OnboardingState {
  agent: Pick<Agent, 'onboardingStep'>
  agency: Pick<Agency, 'status' | 'onboardingStep'>
  permissions: readonly Permission[]
}

/**
 * The next onboarding step of an agent: the personal details first, then the steps of an agency that is not set up yet,
 * if the agent has permission. `waiting` means that someone else must set up the agency.
 */
export function getNextOnboardingStep({
  agent,
  agency,
  permissions,
}: OnboardingState): OnboardingStep | 'waiting' | 'done' {
  if (agent.onboardingStep === 'COMPLETED') return 'done'
  if (agent.onboardingStep !== 'ACCOUNT_ONBOARDING_DETAILS') return 'personal-details'
  if (agency.status !== 'CREATED') return 'done'
  if (!permissions.includes('ACCESS_ACCOUNT_SETTINGS')) return 'waiting'
  return stepPages[agency.onboardingStep ?? 'PROFESSIONAL_DETAILS']
}

const stepPages = {
  PROFESSIONAL_DETAILS: 'professional-details',
  INDUSTRY_DETAILS: 'industry-details',
  ONBOARDING_CALL: 'onboarding-call',
} as const
