import { expect, test } from 'vitest'
import { getDisabledReason } from './disabled-reason.ts'

const createPlan = (widgets?: number) => ({
  planName: 'Team',
  featureFlags: {},
  numericalFeatureMap: widgets === undefined ? {} : { widgets },
})
const widgets = { label: 'Widgets', permission: 'MANAGE_MARKETING_SETTINGS', feature: 'widgets' } as const

test('a page without requirements is open to everyone', () => {
  expect(getDisabledReason({ label: 'Home' }, { permissions: [], plan: createPlan() })).toBeUndefined()
})

test('without the permission, a page is locked and says whom to ask', () => {
  expect(getDisabledReason(widgets, { permissions: ['ACCESS_ACCOUNT_SETTINGS'], plan: createPlan(5) })).toBe(
    'Your role does not include Widgets. Ask an owner for access.',
  )
})

test('a page is locked when the plan does not include its feature', () => {
  const permissions = ['MANAGE_MARKETING_SETTINGS'] as const
  for (const plan of [createPlan(0), createPlan()])
    expect(getDisabledReason(widgets, { permissions, plan })).toBe('Your plan does not include Widgets.')
  expect(getDisabledReason(widgets, { permissions, plan: createPlan(1) })).toBeUndefined()
})
