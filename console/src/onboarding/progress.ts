import { type OnboardingStep, onboardingSteps, onboardingTarget } from '@gable/shared/onboarding/steps.ts'
import type { Account } from '../platform/account.ts'

export interface ProgressStep {
  step: OnboardingStep
  state: 'done' | 'now' | 'ahead'
}

export type Standing = Pick<Account, 'permissions'> & {
  agent: Pick<Account['agent'], 'onboardingStep'>
  agency: Pick<Account['agency'], 'status' | 'onboardingStep'>
}

/** The steps this person goes through. What others have told about the agency before is not among them. */
export function progressOf(standing: Standing): ProgressStep[] {
  const due = dueStep(standing)
  if (!due) return []
  const steps = due === 'personal-details' ? [due, ...agencySteps(standing)] : onboardingSteps
  const now = steps.indexOf(due)
  return steps.map((step, index) => ({ step, state: index < now ? 'done' : index === now ? 'now' : 'ahead' }))
}

export function dueStep(standing: Standing): OnboardingStep | undefined {
  const target = onboardingTarget(standing)
  return target === 'waiting' || target === 'done' ? undefined : target
}

/** What will be left of the agency's steps once the personal one is done. */
function agencySteps(standing: Standing): readonly OnboardingStep[] {
  const first = dueStep({ ...standing, agent: { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } })
  return first ? onboardingSteps.slice(onboardingSteps.indexOf(first)) : []
}
