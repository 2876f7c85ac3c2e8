import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { withheldReason } from '../../layout/disabled-reason.ts'
import { pathInAccount } from './account-path.ts'
import { lineCounts } from './line-counts.ts'
import { everyEntry, type NavigationEntry, navigation } from './navigation.ts'

const entry = (to: string, rest: Partial<NavigationEntry> = {}): NavigationEntry => ({
  label: to,
  icon: House,
  to,
  key: 'x',
  ahead: async () => {},
  ...rest,
})
const table = {
  work: [entry('home'), { label: 'Marketing', entries: [entry('marketing'), entry('marketing/widget')] }],
  foot: [entry('settings')],
}
const plan = (widgets?: number) => ({
  planName: 'Team',
  featureFlags: {},
  numericalFeatureMap: widgets === undefined ? {} : { widgets },
})
const widgets = { label: 'Widgets', permission: 'MANAGE_MARKETING_SETTINGS', feature: 'widgets' } as const

test('no two places share a path or a key', () => {
  const places = everyEntry()
  expect(new Set(places.map(({ to }) => to)).size).toBe(places.length)
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
})

test('before anything is known of the account the sidebar is as long as it will be', () => {
  const foot = navigation.foot.length
  expect(lineCounts).toEqual({ work: everyEntry().length - foot, foot })
})

test('places under a heading are places like the others', () => {
  expect(everyEntry(table).map(({ to }) => to)).toEqual(['home', 'marketing', 'marketing/widget', 'settings'])
})

test('a place that asks for nothing is open to everybody', () => {
  expect(withheldReason({ label: 'Home' }, { permissions: [], plan: plan() })).toBeUndefined()
})

test('a place without the permission is locked and says whom to ask', () => {
  expect(withheldReason(widgets, { permissions: ['ACCESS_ACCOUNT_SETTINGS'], plan: plan(5) })).toBe(
    'Your role does not include Widgets. Ask an owner for access.',
  )
})

test('a feature that the plan counts as zero or does not count is locked and names the plan', () => {
  const permissions = ['MANAGE_MARKETING_SETTINGS'] as const
  for (const own of [plan(0), plan()])
    expect(withheldReason(widgets, { permissions, plan: own })).toBe('Your plan does not include Widgets.')
  expect(withheldReason(widgets, { permissions, plan: plan(1) })).toBeUndefined()
})

test('choosing another account keeps the area and drops what belongs to the account that is left', () => {
  expect(pathInAccount('b', '/a/a/settings/profile', table)).toBe('/a/b/settings')
  expect(pathInAccount('b', '/a/a/marketing/widget/018b/edit', table)).toBe('/a/b/marketing/widget')
  expect(pathInAccount('b', '/a/a/marketing/email', table)).toBe('/a/b/marketing')
  expect(pathInAccount('b', '/a/a/home')).toBe('/a/b/home')
})

test('an area nobody knows leads to the beginning of the other account', () => {
  expect(pathInAccount('b', '/a/a/homestead', table)).toBe('/a/b')
  expect(pathInAccount('b', '/a/a', table)).toBe('/a/b')
  expect(pathInAccount('b', '/accounts', table)).toBe('/a/b')
})
