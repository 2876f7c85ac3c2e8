import { type EarlierStep, getNextOnboardingStep, onboardingSteps } from '@gable/shared/onboarding/steps.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { updateAgencyStep, updateAgentStep } from './queries.ts'
import { getProgress, publishProgress, stepConflict } from './save-step.ts'

/** Returns to a step before the current one. The current step follows again after it. */
export async function goBackTo(db: Db, scope: Scope, step: EarlierStep) {
  const current = getNextOnboardingStep({ ...(await getProgress(db, scope)), permissions: scope.permissions })
  if (current === 'done' || current === 'waiting') throw stepConflict()
  if (onboardingSteps.indexOf(step) >= onboardingSteps.indexOf(current)) throw stepConflict()
  if (step === 'personal-details') await updateAgentStep(db, scope, 'PERSONAL_DETAILS')
  else await updateAgencyStep(db, scope, { onboarding_step: agencySteps[step] })
  return publishProgress(db, scope)
}

const agencySteps = {
  'professional-details': 'PROFESSIONAL_DETAILS',
  'industry-details': 'INDUSTRY_DETAILS',
} as const
