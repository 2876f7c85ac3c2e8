import { expect, test } from 'vitest'
import { progressOf, type Standing } from './progress.ts'

const founder = (
  agent: Standing['agent']['onboardingStep'],
  agency: Standing['agency']['onboardingStep'],
): Standing => ({
  agent: { onboardingStep: agent },
  agency: { status: 'CREATED', onboardingStep: agency },
  permissions: ['ACCESS_ACCOUNT_SETTINGS'],
})

const read = (standing: Standing) => progressOf(standing).map(({ step, state }) => `${step} ${state}`)

test('who founds an agency goes through all four steps', () => {
  expect(read(founder('INVITED', 'PROFESSIONAL_DETAILS'))).toEqual([
    'personal-details now',
    'professional-details ahead',
    'industry-details ahead',
    'onboarding-call ahead',
  ])
  expect(read(founder('ACCOUNT_ONBOARDING_DETAILS', 'INDUSTRY_DETAILS'))).toEqual([
    'personal-details done',
    'professional-details done',
    'industry-details now',
    'onboarding-call ahead',
  ])
})

test('an agency that has told nothing yet begins with the professional details', () => {
  expect(read(founder('ACCOUNT_ONBOARDING_DETAILS', null))[1]).toBe('professional-details now')
  expect(read(founder('PERSONAL_DETAILS', null))).toHaveLength(4)
})

test('an admin who joins while others set the agency up is not shown what those have done', () => {
  expect(read(founder('INVITED', 'INDUSTRY_DETAILS'))).toEqual([
    'personal-details now',
    'industry-details ahead',
    'onboarding-call ahead',
  ])
})

test('an agent invited to a running agency has one step', () => {
  const invited = founder('INVITED', null)
  expect(read({ ...invited, agency: { status: 'ACTIVE', onboardingStep: null } })).toEqual(['personal-details now'])
})

test('who may not set up an agency is shown none of its steps', () => {
  const early = { ...founder('INVITED', 'PROFESSIONAL_DETAILS'), permissions: [] }
  expect(read(early)).toEqual(['personal-details now'])
  expect(read({ ...early, agent: { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS' } })).toEqual([])
})

test('who is done sees no steps', () => {
  expect(read(founder('COMPLETED', 'ONBOARDING_CALL'))).toEqual([])
})
