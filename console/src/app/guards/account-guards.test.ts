import { expect, test } from 'vitest'
import type { Account } from '../../platform/account.ts'
import { askConnection, askFreeze, askOnboarding, askPlan } from './account-guards.ts'

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://gable.test')
  return { pathname, search, hash }
}

const account = (changes: {
  agentStep?: Account['agent']['onboardingStep']
  agencyStep?: Account['agency']['onboardingStep']
  status?: Account['agency']['status']
  permissions?: Account['permissions']
  softFreezeAfter?: string | null
}) =>
  ({
    accountId: 'a1',
    agent: { onboardingStep: changes.agentStep ?? 'COMPLETED' },
    agency: {
      status: changes.status ?? 'ACTIVE',
      onboardingStep: changes.agencyStep ?? null,
      defaultSettings: { softFreezeAfter: changes.softFreezeAfter ?? null },
    },
    permissions: changes.permissions ?? ['ACCESS_ACCOUNT_SETTINGS'],
  }) as Account

test('a connected account opens', () => {
  expect(askConnection(['a1', 'a2'], 'a2', at('/a/a2/contacts'))).toBe('open')
})

test('an account one is not connected to leads to the choice, keeping the rest of the address but not the account', () => {
  expect(askConnection(['a1'], 'a2', at('/a/a2/x/y?q=1#top'))).toEqual({
    go: `/accounts?next=${encodeURIComponent('x/y?q=1#top')}`,
  })
  expect(askConnection(['a1'], 'a2', at('/a/a2'))).toEqual({ go: '/accounts' })
  expect(askConnection([], 'a2', at('/a/a2/'))).toEqual({ go: '/accounts' })
})

test('a plan without a name is no plan', () => {
  const plan = (planName: string | null) => askPlan({ plan: { planName, featureFlags: {}, numericalFeatureMap: {} } })
  expect(plan('Team')).toBe('open')
  expect(plan(null)).toBe('schedule-demo')
  expect(plan('')).toBe('schedule-demo')
})

test.each([['INVITED'], ['PERSONAL_DETAILS']] as const)('an agent at %s tells about themselves first', (agentStep) => {
  expect(askOnboarding(account({ agentStep }), at('/a/a1/contacts?q=1'))).toEqual({
    go: `/a/a1/onboarding/personal-details?next=${encodeURIComponent('contacts?q=1')}`,
  })
  expect(askOnboarding(account({ agentStep }), at('/a/a1/onboarding/personal-details?next=contacts'))).toBe('open')
})

test.each([
  ['PROFESSIONAL_DETAILS', 'professional-details'],
  ['INDUSTRY_DETAILS', 'industry-details'],
  ['ONBOARDING_CALL', 'onboarding-call'],
] as const)('with the agency at %s every onboarding address settles on %s', (agencyStep, page) => {
  const founder = account({ agentStep: 'ACCOUNT_ONBOARDING_DETAILS', status: 'CREATED', agencyStep })
  const addresses = ['', '/personal-details', '/professional-details', '/industry-details', '/onboarding-call', '/zzz']
  for (const address of addresses) {
    const verdict = askOnboarding(founder, at(`/a/a1/onboarding${address}?next=leads`))
    expect(verdict).toEqual(address === `/${page}` ? 'open' : { go: `/a/a1/onboarding/${page}?next=leads` })
  }
})

test('somebody whose agency others must set up waits outside', () => {
  const early = account({ agentStep: 'ACCOUNT_ONBOARDING_DETAILS', status: 'CREATED', permissions: [] })
  expect(askOnboarding(early, at('/a/a1/home'))).toBe('waiting')
})

test('who is done is led out of onboarding to the root of the account, with what was asked for', () => {
  expect(askOnboarding(account({}), at('/a/a1/onboarding/personal-details?next=contacts%3Fq%3D1'))).toEqual({
    go: `/a/a1?next=${encodeURIComponent('contacts?q=1')}`,
  })
  expect(askOnboarding(account({}), at('/a/a1/onboarding'))).toEqual({ go: '/a/a1' })
  expect(askOnboarding(account({}), at('/a/a1/home'))).toBe('open')
})

test('a next that leads to another site is not carried along', () => {
  expect(askOnboarding(account({}), at('/a/a1/onboarding?next=//evil.example'))).toEqual({ go: '/a/a1' })
})

const freeze = '2026-03-01T12:00:00.000Z'
const noon = Date.parse(freeze)

test('an account is suspended later than its date, not on it', () => {
  const frozen = account({ softFreezeAfter: freeze })
  expect(askFreeze(frozen, at('/a/a1/home'), noon)).toBe('open')
  expect(askFreeze(frozen, at('/a/a1/home'), noon + 1)).toEqual({ go: '/a/a1/suspended' })
  expect(askFreeze(frozen, at('/a/a1/contacts/12?tab=notes'), noon + 1)).toEqual({ go: '/a/a1/suspended' })
})

test('a suspended account can still be read about and paid for', () => {
  const frozen = account({ softFreezeAfter: freeze })
  expect(askFreeze(frozen, at('/a/a1/suspended'), noon + 1)).toBe('open')
  expect(askFreeze(frozen, at('/a/a1/billing/transactions'), noon + 1)).toBe('open')
})

test.each([null, freeze])('the page about suspension leads home while nothing is suspended (%s)', (softFreezeAfter) => {
  expect(askFreeze(account({ softFreezeAfter }), at('/a/a1/suspended'), noon - 1)).toEqual({ go: '/a/a1/home' })
})
