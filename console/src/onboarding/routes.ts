import { onboardingSteps } from '@gable/shared/onboarding/steps.ts'
import type { RouteObject } from 'react-router-dom'
import { stepTitles } from './step-labels.ts'

/** One page for all steps: `OnboardingGuard` keeps the URL at the current step, so the steps add nothing to it. */
export const onboardingRoutes: RouteObject = {
  path: 'onboarding',
  handle: { title: 'Onboarding' },
  lazy: async () => ({ Component: (await import('./onboarding-page.tsx')).OnboardingPage }),
  children: [
    ...onboardingSteps.map((step) => ({ path: step, handle: { title: stepTitles[step] }, element: null })),
    { path: '*', element: null },
  ],
}
