import { Building2, LayoutGrid, LogOut } from 'lucide-react'
import { getDisabledReason } from '../../../layout/disabled-reason.ts'
import { getRoleLabel } from '../../../layout/role-labels.ts'
import { themeChoices } from '../../../layout/theme-choices.ts'
import { showErrorToast } from '../../../platform/error-toast.ts'
import { signOut } from '../../../platform/session.ts'
import { settingsPages } from '../../../settings/settings-pages.ts'
import { listNavigationEntries } from '../navigation.ts'
import { getAllAccountsPath, getSameAreaPath } from '../same-area-path.ts'
import { assetSource } from './asset-source.ts'
import type { AccountSummary, PaletteContext } from './context.ts'
import { createSource } from './create-source.ts'
import { filterItems } from './filter-items.ts'
import type { PaletteItem, PaletteSource } from './item.ts'
import { createRecordSources } from './record-sources.ts'
import { segmentSource } from './segment-source.ts'

/** In display order. A feature makes its records searchable by adding a source. */
export const createPaletteSources = (context: PaletteContext): PaletteSource[] => [
  navigationSource(context),
  ...createRecordSources(context),
  segmentSource(context),
  assetSource(context),
  createSource(context),
  settingsSource(context),
  accountSource(context),
  themeSource(context),
  sessionSource(),
]

function navigationSource({ account, toAccountPath, navigate }: PaletteContext): PaletteSource {
  const items = listNavigationEntries().map(
    (entry): PaletteItem => ({
      id: `navigation:${entry.to}`,
      label: entry.label,
      icon: entry.icon,
      keywords: entry.keywords ?? [],
      shortcut: ['G', entry.shortcutKey.toUpperCase()],
      disabledReason: getDisabledReason(entry, account),
      run: () => navigate(toAccountPath(entry.to)),
    }),
  )
  return { group: 'Go to', find: (query) => filterItems(items, query) }
}

function settingsSource({ account, toAccountPath, navigate }: PaletteContext): PaletteSource {
  const items = settingsPages.flatMap((page): PaletteItem[] => [
    {
      id: `settings:${page.to}`,
      label: page.label,
      icon: page.icon,
      keywords: page.keywords ?? [],
      disabledReason: getDisabledReason(page, account),
      run: () => navigate(toAccountPath(page.to)),
    },
    ...page.sections.map(({ id, label, icon, keywords }) => ({
      id: `settings:${page.to}#${id}`,
      label,
      hint: page.label,
      icon,
      keywords,
      run: () => navigate(`${toAccountPath(page.to)}#${id}`),
    })),
  ])
  return { group: 'Settings', find: (query) => filterItems(items, query) }
}

function accountSource({ account, pathname, getAccounts, navigate }: PaletteContext): PaletteSource {
  const toItems = (accounts: AccountSummary[]): PaletteItem[] => [
    ...accounts
      .filter(({ _id }) => _id !== account.accountId)
      .map(({ _id, name, role, isSuspended, hasPlan }) => ({
        id: `account:${_id}`,
        label: name,
        hint: hasPlan ? (isSuspended ? 'Suspended' : getRoleLabel(role)) : 'Canceled',
        icon: Building2,
        keywords: ['switch account', 'agency'],
        run: () => navigate(getSameAreaPath(_id, pathname)),
      })),
    {
      id: 'accounts',
      label: 'All accounts',
      icon: LayoutGrid,
      keywords: ['switch account'],
      run: () => navigate(getAllAccountsPath(pathname)),
    },
  ]
  return {
    group: 'Switch account',
    find: (query) => {
      const find = (accounts: AccountSummary[]) => filterItems(toItems(accounts), query)
      const accounts = getAccounts()
      return accounts instanceof Promise ? accounts.then(find) : find(accounts)
    },
  }
}

function themeSource({ setTheme }: PaletteContext): PaletteSource {
  const items = themeChoices.map(
    ({ value, label, icon }): PaletteItem => ({
      id: `theme:${value}`,
      label: `${label} theme`,
      icon,
      keywords: ['appearance', 'mode', 'colour', 'color'],
      run: () => setTheme(value),
    }),
  )
  return { group: 'Theme', find: (query) => filterItems(items, query) }
}

function sessionSource(): PaletteSource {
  const items: PaletteItem[] = [
    {
      id: 'sign-out',
      label: 'Sign out',
      icon: LogOut,
      keywords: ['log out', 'leave'],
      excludeFromRecent: true,
      run: () => signOut().catch(showErrorToast),
    },
  ]
  return { group: 'Session', find: (query) => filterItems(items, query) }
}
