import { Building2, LayoutGrid, LogOut } from 'lucide-react'
import { withheldReason } from '../../../layout/disabled-reason.ts'
import { roleWords } from '../../../layout/role-labels.ts'
import { themeChoices } from '../../../layout/theme-choices.ts'
import { toastProblem } from '../../../platform/problem-toast.ts'
import { signOut } from '../../../platform/session.ts'
import { settingsPages } from '../../../settings/settings-pages.ts'
import { pathInAccount } from '../account-path.ts'
import { everyEntry } from '../navigation.ts'
import { contacts, creations } from './contact-source.ts'
import type { AccountSummary, PaletteContext } from './context.ts'
import type { PaletteItem, PaletteSource } from './item.ts'
import { matching } from './match.ts'
import { segments } from './segment-source.ts'
import { subjects } from './subject-source.ts'

/** Everything the palette finds, group by group. A feature that has things to find adds its finder. */
export const paletteSources: readonly ((context: PaletteContext) => PaletteSource)[] = [
  places,
  contacts,
  segments,
  subjects,
  creations,
  settings,
  accounts,
  themes,
  session,
]

function places({ account, within, go }: PaletteContext): PaletteSource {
  const items = everyEntry().map(
    (entry): PaletteItem => ({
      id: `place:${entry.to}`,
      label: entry.label,
      icon: entry.icon,
      keywords: entry.keywords ?? [],
      shortcut: ['G', entry.key.toUpperCase()],
      withheld: withheldReason(entry, account),
      run: () => go(within(entry.to)),
    }),
  )
  return { group: 'Go to', find: (query) => matching(items, query) }
}

function settings({ account, within, go }: PaletteContext): PaletteSource {
  const items = settingsPages.flatMap((page): PaletteItem[] => [
    {
      id: `settings:${page.to}`,
      label: page.label,
      icon: page.icon,
      keywords: page.keywords ?? [],
      withheld: withheldReason(page, account),
      run: () => go(within(page.to)),
    },
    ...page.sections.map(({ id, label, icon, keywords }) => ({
      id: `settings:${page.to}#${id}`,
      label,
      hint: page.label,
      icon,
      keywords,
      run: () => go(`${within(page.to)}#${id}`),
    })),
  ])
  return { group: 'Settings', find: (query) => matching(items, query) }
}

function accounts({ account, pathname, accounts, go }: PaletteContext): PaletteSource {
  const items = (list: AccountSummary[]): PaletteItem[] => [
    ...list
      .filter(({ _id }) => _id !== account.accountId)
      .map(({ _id, name, role, isSuspended, hasPlan }) => ({
        id: `account:${_id}`,
        label: name,
        hint: hasPlan ? (isSuspended ? 'Suspended' : roleWords(role)) : 'Cancelled',
        icon: Building2,
        keywords: ['switch account', 'agency'],
        run: () => go(pathInAccount(_id, pathname)),
      })),
    {
      id: 'accounts',
      label: 'All accounts',
      icon: LayoutGrid,
      keywords: ['switch account'],
      run: () => go('/accounts'),
    },
  ]
  return {
    group: 'Switch account',
    find: (query) => {
      const list = accounts()
      return list instanceof Promise ? list.then((list) => matching(items(list), query)) : matching(items(list), query)
    },
  }
}

function themes({ chooseTheme }: PaletteContext): PaletteSource {
  const items = themeChoices.map(
    ({ value, label, icon }): PaletteItem => ({
      id: `theme:${value}`,
      label: `${label} theme`,
      icon,
      keywords: ['appearance', 'mode', 'colour', 'color'],
      run: () => chooseTheme(value),
    }),
  )
  return { group: 'Theme', find: (query) => matching(items, query) }
}

function session(): PaletteSource {
  const items: PaletteItem[] = [
    {
      id: 'sign-out',
      label: 'Sign out',
      icon: LogOut,
      keywords: ['log out', 'leave'],
      isLast: true,
      run: () => signOut().catch(toastProblem),
    },
  ]
  return { group: 'Session', find: (query) => matching(items, query) }
}
