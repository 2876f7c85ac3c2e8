import type { OnboardingStep } from '@gable/shared/onboarding/steps.ts'
import type { ComponentType } from 'react'
import { useAccount } from '../platform/account.ts'
import { IndustryDetailsStep } from './industry-details-step.tsx'
import { OnboardingCallStep } from './onboarding-call-step.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { PersonalDetailsStep } from './personal-details-step.tsx'
import { ProfessionalDetailsStep } from './professional-details-step.tsx'
import { getCurrentStep } from './progress.ts'

export function OnboardingPage() {
  const step = getCurrentStep(useAccount())
  if (!step) return null
  const Step = stepComponents[step]
  return (
    <OnboardingFrame step={step}>
      <Step key={step} />
    </OnboardingFrame>
  )
}

const stepComponents: Record<OnboardingStep, ComponentType> = {
  'personal-details': PersonalDetailsStep,
  'professional-details': ProfessionalDetailsStep,
  'industry-details': IndustryDetailsStep,
  'onboarding-call': OnboardingCallStep,
}
