import { getNextOnboardingStep, type OnboardingStep, onboardingSteps } from '@gable/shared/onboarding/steps.ts'
import type { Account } from '../platform/account.ts'

export interface ProgressStep {
  step: OnboardingStep
  state: 'done' | 'current' | 'upcoming'
}

export type OnboardingState = Pick<Account, 'permissions'> & {
  agent: Pick<Account['agent'], 'onboardingStep'>
  agency: Pick<Account['agency'], 'status' | 'onboardingStep'>
}

/** Lists the user's own steps, without agency steps that others completed before. */
export function getProgressSteps(state: OnboardingState): ProgressStep[] {
  const currentStep = getCurrentStep(state)
  if (!currentStep) return []
  const steps = currentStep === 'personal-details' ? [currentStep, ...getAgencySteps(state)] : onboardingSteps
  const currentIndex = steps.indexOf(currentStep)
  return steps.map((step, index) => ({
    step,
    state: index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'upcoming',
  }))
}

export function getCurrentStep(state: OnboardingState): OnboardingStep | undefined {
  const target = getNextOnboardingStep(state)
  return target === 'waiting' || target === 'done' ? undefined : target
}

/** The agency steps that remain after the personal details. */
function getAgencySteps(state: OnboardingState): readonly OnboardingStep[] {
  const first = getCurrentStep({ ...state, agent: { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } })
  return first ? onboardingSteps.slice(onboardingSteps.indexOf(first)) : []
}
