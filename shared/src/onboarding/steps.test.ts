import { expect, test } from 'vitest'
import { onboardingTarget } from './steps.ts'

const agency = { status: 'CREATED', onboardingStep: 'PROFESSIONAL_DETAILS' } as const
const mayStandIn = { agency, permissions: ['ACCESS_ACCOUNT_SETTINGS'] } as const

test.for(['INVITED', 'PERSONAL_DETAILS'] as const)('an agent at %s tells about the person first', (onboardingStep) => {
  expect(onboardingTarget({ ...mayStandIn, agent: { onboardingStep } })).toBe('personal-details')
})

test.for([
  ['PROFESSIONAL_DETAILS', 'professional-details'],
  ['INDUSTRY_DETAILS', 'industry-details'],
  ['ONBOARDING_CALL', 'onboarding-call'],
  [null, 'professional-details'],
] as const)('an agency at %s is set up from there', ([onboardingStep, page]) => {
  const agent = { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } as const
  expect(onboardingTarget({ ...mayStandIn, agent, agency: { status: 'CREATED', onboardingStep } })).toBe(page)
})

test('who may not set up the agency waits for those who may', () => {
  const agent = { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } as const
  expect(onboardingTarget({ agent, agency, permissions: [] })).toBe('waiting')
})

test('nothing is left for an agent of a running agency, nor for one who is done', () => {
  const agent = { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } as const
  const running = { status: 'ACTIVE', onboardingStep: null } as const
  expect(onboardingTarget({ ...mayStandIn, agent, agency: running })).toBe('done')
  expect(onboardingTarget({ ...mayStandIn, agent: { onboardingStep: 'COMPLETED' } })).toBe('done')
})
