import { onboardingSteps } from '@gable/shared/onboarding/steps.ts'
import type { RouteObject } from 'react-router-dom'
import { stepTitles } from './step-words.ts'

/** One page for all steps: the guard of the account keeps the address at the step that is due. */
export const onboardingRoutes: RouteObject = {
  path: 'onboarding',
  handle: { title: 'Onboarding' },
  lazy: async () => ({ Component: (await import('./onboarding-page.tsx')).OnboardingPage }),
  children: [...onboardingSteps.map((step) => ({ path: step, handle: { title: stepTitles[step] } })), { path: '*' }],
}
