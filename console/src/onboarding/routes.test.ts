import { expect, test } from 'vitest'
import { onboardingRoutes } from './routes.ts'

test('every onboarding address says what it renders, so the router has nothing to warn about', () => {
  expect(onboardingRoutes.children).toHaveLength(5)
  for (const { element } of onboardingRoutes.children ?? []) expect(element).not.toBeUndefined()
})
