import type { OnboardingStep } from '@gable/shared/onboarding/steps.ts'
import type { ComponentType } from 'react'
import { useAccount } from '../platform/account.ts'
import { IndustryDetailsStep } from './industry-details-step.tsx'
import { OnboardingCallStep } from './onboarding-call-step.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { PersonalDetailsStep } from './personal-details-step.tsx'
import { ProfessionalDetailsStep } from './professional-details-step.tsx'
import { dueStep } from './progress.ts'

/** The step that is due, alone on its page. */
export function OnboardingPage() {
  const step = dueStep(useAccount())
  if (!step) return null
  const Step = pages[step]
  return (
    <OnboardingFrame step={step}>
      <Step key={step} />
    </OnboardingFrame>
  )
}

const pages: Record<OnboardingStep, ComponentType> = {
  'personal-details': PersonalDetailsStep,
  'professional-details': ProfessionalDetailsStep,
  'industry-details': IndustryDetailsStep,
  'onboarding-call': OnboardingCallStep,
}
