import { expect, test } from 'vitest'
import { getProgressSteps, type OnboardingState } from './progress.ts'

const createState = (
  agent: OnboardingState['agent']['onboardingStep'],
  agency: OnboardingState['agency']['onboardingStep'],
): OnboardingState => ({
  agent: { onboardingStep: agent },
  agency: { status: 'CREATED', onboardingStep: agency },
  permissions: ['ACCESS_ACCOUNT_SETTINGS'],
})

const listSteps = (onboardingState: OnboardingState) =>
  getProgressSteps(onboardingState).map(({ step, state }) => `${step} ${state}`)

test('the founder of an agency goes through all four steps', () => {
  expect(listSteps(createState('INVITED', 'PROFESSIONAL_DETAILS'))).toEqual([
    'personal-details current',
    'professional-details upcoming',
    'industry-details upcoming',
    'onboarding-call upcoming',
  ])
  expect(listSteps(createState('ACCOUNT_ONBOARDING_DETAILS', 'INDUSTRY_DETAILS'))).toEqual([
    'personal-details done',
    'professional-details done',
    'industry-details current',
    'onboarding-call upcoming',
  ])
})

test('a new agency starts with the professional details', () => {
  expect(listSteps(createState('ACCOUNT_ONBOARDING_DETAILS', null))[1]).toBe('professional-details current')
  expect(listSteps(createState('PERSONAL_DETAILS', null))).toHaveLength(4)
})

test('an admin who joins during setup does not see the steps others completed', () => {
  expect(listSteps(createState('INVITED', 'INDUSTRY_DETAILS'))).toEqual([
    'personal-details current',
    'industry-details upcoming',
    'onboarding-call upcoming',
  ])
})

test('an agent invited to an active agency has one step', () => {
  const invited = createState('INVITED', null)
  expect(listSteps({ ...invited, agency: { status: 'ACTIVE', onboardingStep: null } })).toEqual([
    'personal-details current',
  ])
})

test('an agent who cannot set up the agency does not see its steps', () => {
  const agent = { ...createState('INVITED', 'PROFESSIONAL_DETAILS'), permissions: [] }
  expect(listSteps(agent)).toEqual(['personal-details current'])
  expect(listSteps({ ...agent, agent: { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } })).toEqual([])
})

test('a finished agent sees no steps', () => {
  expect(listSteps(createState('COMPLETED', 'ONBOARDING_CALL'))).toEqual([])
})
