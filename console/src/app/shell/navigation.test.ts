import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { navigationEntryCounts } from '../../layout/shell-layout.ts'
import { listNavigationEntries, type NavigationEntry, navigation } from './navigation.ts'
import { getAllAccountsPath, getSameAreaPath } from './same-area-path.ts'

const createEntry = (to: string, values: Partial<NavigationEntry> = {}): NavigationEntry => ({
  label: to,
  icon: House,
  to,
  shortcutKey: 'x',
  preload: async () => {},
  ...values,
})
const menu = {
  main: [
    createEntry('home'),
    { label: 'Marketing', entries: [createEntry('marketing'), createEntry('marketing/widget')] },
  ],
  footer: [createEntry('settings')],
}

test('entries have unique paths and shortcut keys', () => {
  const entries = listNavigationEntries()
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length)
  expect(new Set(entries.map(({ shortcutKey }) => shortcutKey)).size).toBe(entries.length)
})

test('the sidebar skeleton has as many entries as the sidebar', () => {
  const footer = navigation.footer.length
  expect(navigationEntryCounts).toEqual({ main: listNavigationEntries().length - footer, footer })
})

test('grouped entries are listed like the others', () => {
  expect(listNavigationEntries(menu).map(({ to }) => to)).toEqual(['home', 'marketing', 'marketing/widget', 'settings'])
})

test('switching accounts keeps the area and drops the rest of the path', () => {
  expect(getSameAreaPath('b', '/a/a/settings/profile', menu)).toBe('/a/b/settings')
  expect(getSameAreaPath('b', '/a/a/marketing/widget/018b/edit', menu)).toBe('/a/b/marketing/widget')
  expect(getSameAreaPath('b', '/a/a/marketing/email', menu)).toBe('/a/b/marketing')
  expect(getSameAreaPath('b', '/a/a/home')).toBe('/a/b/home')
})

test('switching accounts on an unknown page opens the root of the other account', () => {
  expect(getSameAreaPath('b', '/a/a/homestead', menu)).toBe('/a/b')
  expect(getSameAreaPath('b', '/a/a', menu)).toBe('/a/b')
  expect(getSameAreaPath('b', '/accounts', menu)).toBe('/a/b')
})

test('the list of all accounts keeps the area for the account chosen there', () => {
  expect(getAllAccountsPath('/a/a/marketing/widget/018b/edit', menu)).toBe('/accounts?next=marketing%2Fwidget')
  expect(getAllAccountsPath('/a/a/homestead', menu)).toBe('/accounts')
})
