import type { OnboardingStep } from '@gable/shared/onboarding/steps.ts'

export const stepTitles: Record<OnboardingStep, string> = {
  'personal-details': 'Personal Details',
  'professional-details': 'Professional Details',
  'industry-details': 'Industry Details',
  'onboarding-call': 'Onboarding Call',
}

/** What the progress calls them. */
export const stepNames: Record<OnboardingStep, string> = {
  'personal-details': 'About you',
  'professional-details': 'Your agency',
  'industry-details': 'How you work',
  'onboarding-call': 'A call',
}
