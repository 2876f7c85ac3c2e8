import { expect, test } from 'vitest'
import type { Account } from '../../platform/account.ts'
import { checkConnection, checkOnboarding, checkPlan, checkSuspension } from './check-account.ts'

const toLocation = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://gable.test')
  return { pathname, search, hash }
}

const createAccount = (changes: {
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
  expect(checkConnection(['a1', 'a2'], 'a2', toLocation('/a/a2/contacts'))).toBe('open')
})

test('an account the user is not connected to redirects to the account list, which keeps the page but not the account', () => {
  expect(checkConnection(['a1'], 'a2', toLocation('/a/a2/x/y?q=1#top'))).toEqual({
    redirectTo: `/accounts?next=${encodeURIComponent('x/y?q=1#top')}`,
  })
  expect(checkConnection(['a1'], 'a2', toLocation('/a/a2'))).toEqual({ redirectTo: '/accounts' })
  expect(checkConnection([], 'a2', toLocation('/a/a2/'))).toEqual({ redirectTo: '/accounts' })
})

test('a plan without a name counts as no plan', () => {
  const plan = (planName: string | null) => checkPlan({ plan: { planName, featureFlags: {}, numericalFeatureMap: {} } })
  expect(plan('Team')).toBe('open')
  expect(plan(null)).toBe('schedule-demo')
  expect(plan('')).toBe('schedule-demo')
})

test.each([['INVITED'], ['PERSONAL_DETAILS']] as const)(
  'an agent at %s fills in personal details first',
  (agentStep) => {
    expect(checkOnboarding(createAccount({ agentStep }), toLocation('/a/a1/contacts?q=1'))).toEqual({
      redirectTo: `/a/a1/onboarding/personal-details?next=${encodeURIComponent('contacts?q=1')}`,
    })
    expect(
      checkOnboarding(createAccount({ agentStep }), toLocation('/a/a1/onboarding/personal-details?next=contacts')),
    ).toBe('open')
  },
)

test.each([
  ['PROFESSIONAL_DETAILS', 'professional-details'],
  ['INDUSTRY_DETAILS', 'industry-details'],
  ['ONBOARDING_CALL', 'onboarding-call'],
] as const)('with the agency at %s every onboarding URL redirects to %s', (agencyStep, page) => {
  const founder = createAccount({ agentStep: 'ACCOUNT_ONBOARDING_DETAILS', status: 'CREATED', agencyStep })
  const paths = ['', '/personal-details', '/professional-details', '/industry-details', '/onboarding-call', '/zzz']
  for (const path of paths) {
    const result = checkOnboarding(founder, toLocation(`/a/a1/onboarding${path}?next=leads`))
    expect(result).toEqual(path === `/${page}` ? 'open' : { redirectTo: `/a/a1/onboarding/${page}?next=leads` })
  }
})

test('an agent who cannot set up the agency has to wait', () => {
  const agent = createAccount({ agentStep: 'ACCOUNT_ONBOARDING_DETAILS', status: 'CREATED', permissions: [] })
  expect(checkOnboarding(agent, toLocation('/a/a1/home'))).toBe('waiting')
})

test('a finished agent leaves onboarding for the account root, with the requested page', () => {
  expect(
    checkOnboarding(createAccount({}), toLocation('/a/a1/onboarding/personal-details?next=contacts%3Fq%3D1')),
  ).toEqual({
    redirectTo: `/a/a1?next=${encodeURIComponent('contacts?q=1')}`,
  })
  expect(checkOnboarding(createAccount({}), toLocation('/a/a1/onboarding'))).toEqual({ redirectTo: '/a/a1' })
  expect(checkOnboarding(createAccount({}), toLocation('/a/a1/home'))).toBe('open')
})

test('a next parameter that leads to another site is dropped', () => {
  expect(checkOnboarding(createAccount({}), toLocation('/a/a1/onboarding?next=//evil.example'))).toEqual({
    redirectTo: '/a/a1',
  })
})

const freezeDate = '2026-03-01T12:00:00.000Z'
const freezeTime = Date.parse(freezeDate)

test('an account is suspended after its freeze date, not at it', () => {
  const suspended = createAccount({ softFreezeAfter: freezeDate })
  expect(checkSuspension(suspended, toLocation('/a/a1/home'), freezeTime)).toBe('open')
  expect(checkSuspension(suspended, toLocation('/a/a1/home'), freezeTime + 1)).toEqual({
    redirectTo: '/a/a1/suspended',
  })
  expect(checkSuspension(suspended, toLocation('/a/a1/contacts/12?tab=notes'), freezeTime + 1)).toEqual({
    redirectTo: '/a/a1/suspended',
  })
})

test('every address of a suspended account except billing opens its suspension page', () => {
  const suspended = createAccount({ softFreezeAfter: freezeDate })
  expect(checkSuspension(suspended, toLocation('/a/a1/suspended'), freezeTime + 1)).toBe('open')
  expect(checkSuspension(suspended, toLocation('/a/a1/billing/transactions'), freezeTime + 1)).toBe('open')
  for (const path of ['', '/', '/settings/profile', '/no-such-page'])
    expect(checkSuspension(suspended, toLocation(`/a/a1${path}`), freezeTime + 1)).toEqual({
      redirectTo: '/a/a1/suspended',
    })
})

test.each([null, freezeDate])(
  'the suspension page redirects to Home while the account is not suspended (%s)',
  (softFreezeAfter) => {
    expect(checkSuspension(createAccount({ softFreezeAfter }), toLocation('/a/a1/suspended'), freezeTime - 1)).toEqual({
      redirectTo: '/a/a1/home',
    })
  },
)
