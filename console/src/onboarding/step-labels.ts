import type { OnboardingStep } from '@gable/shared/onboarding/steps.ts'

export const stepTitles: Record<OnboardingStep, string> = {
  'personal-details': 'Personal Details',
  'professional-details': 'Professional Details',
  'industry-details': 'Industry Details',
  'onboarding-call': 'Onboarding Call',
}

/** Short names for the progress bar. */
export const stepNames: Record<OnboardingStep, string> = {
  'personal-details': 'About you',
  'professional-details': 'Your agency',
  'industry-details': 'How you work',
  'onboarding-call': 'Call',
}
