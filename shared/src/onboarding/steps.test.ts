import { expect, test } from 'vitest'
import { getNextOnboardingStep } from './steps.ts'

const agency = { status: 'CREATED', onboardingStep: 'PROFESSIONAL_DETAILS' } as const
const withPermission = { agency, permissions: ['ACCESS_ACCOUNT_SETTINGS'] } as const

test.for(['INVITED', 'PERSONAL_DETAILS'] as const)(
  'an agent at %s starts with the personal details',
  (onboardingStep) => {
    expect(getNextOnboardingStep({ ...withPermission, agent: { onboardingStep } })).toBe('personal-details')
  },
)

test.for([
  ['PROFESSIONAL_DETAILS', 'professional-details'],
  ['INDUSTRY_DETAILS', 'industry-details'],
  ['ONBOARDING_CALL', 'onboarding-call'],
  [null, 'professional-details'],
] as const)('the setup of an agency at %s continues there', ([onboardingStep, page]) => {
  const agent = { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } as const
  expect(getNextOnboardingStep({ ...withPermission, agent, agency: { status: 'CREATED', onboardingStep } })).toBe(page)
})

test('an agent without permission waits until the agency is set up', () => {
  const agent = { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } as const
  expect(getNextOnboardingStep({ agent, agency, permissions: [] })).toBe('waiting')
})

test('an agent of an active agency, or one who has completed onboarding, is done', () => {
  const agent = { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } as const
  const running = { status: 'ACTIVE', onboardingStep: null } as const
  expect(getNextOnboardingStep({ ...withPermission, agent, agency: running })).toBe('done')
  expect(getNextOnboardingStep({ ...withPermission, agent: { onboardingStep: 'COMPLETED' } })).toBe('done')
})
