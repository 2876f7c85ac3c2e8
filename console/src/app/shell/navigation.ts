import type { Permission } from '@gable/shared/access.ts'
import type { CountedFeature } from '@gable/shared/plans/plan.ts'
import {
  AppWindow,
  ChartLine,
  ClipboardList,
  Columns3,
  Globe,
  House,
  Inbox,
  type LucideIcon,
  Palette,
  Settings,
  UsersRound,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { lastPath } from '../../contacts/last-view.ts'
import { UnreadBadge } from '../../submissions/unread-badge.tsx'

/** A place of the account that one can go to. */
export interface NavigationEntry {
  label: string
  icon: LucideIcon
  /** Its path within the account. */
  to: string
  /** Typed after `g` it leads here. */
  key: string
  /** What somebody who looks for it may call it. */
  keywords?: readonly string[]
  permission?: Permission
  feature?: CountedFeature
  /** What waits there, beside its name. */
  Count?: ComponentType<{ collapsed: boolean }>
  /** Where its path will lead on to in this account, if that is known before one goes. */
  leadsTo?: (accountId: string) => string | undefined
  /** Fetches the code of its first page; begun when somebody is about to go there. */
  ahead: () => Promise<unknown>
}

/** Places under a heading of their own, such as Marketing. */
export interface NavigationGroup {
  label: string
  entries: readonly NavigationEntry[]
}

/** Every place that exists, in the order of the sidebar. What is at its foot concerns the account, not the work. */
export const navigation: { work: readonly (NavigationEntry | NavigationGroup)[]; foot: readonly NavigationEntry[] } = {
  work: [
    {
      label: 'Home',
      icon: House,
      to: 'home',
      key: 'h',
      keywords: ['overview', 'dashboard', 'start'],
      ahead: () => import('../../home/home-page.tsx'),
    },
    {
      label: 'Contacts',
      icon: UsersRound,
      to: 'contacts',
      key: 'c',
      keywords: ['people', 'clients', 'customers', 'sellers', 'owners', 'map'],
      leadsTo: lastPath,
      ahead: () => import('../../contacts/ahead.ts').then(({ contactsAhead }) => contactsAhead()),
    },
    {
      label: 'Leads',
      icon: Columns3,
      to: 'leads',
      key: 'l',
      keywords: ['kanban', 'board', 'pipeline', 'deals', 'prospects', 'today'],
      ahead: () => import('../../leads/ahead.ts').then(({ leadsAhead }) => leadsAhead()),
    },
    {
      label: 'Submissions',
      icon: Inbox,
      to: 'submissions',
      key: 'i',
      keywords: ['inbox', 'messages', 'forms', 'answers', 'spam'],
      Count: UnreadBadge,
      ahead: () => import('../../submissions/submission-list-page.tsx'),
    },
    {
      label: 'Marketing',
      entries: [
        {
          label: 'Performance',
          icon: ChartLine,
          to: 'marketing/performance',
          key: 'v',
          keywords: ['statistics', 'views', 'conversion', 'visits', 'charts'],
          permission: 'MANAGE_MARKETING_SETTINGS',
          ahead: () => import('../../statistics/performance-list-page.tsx'),
        },
        {
          label: 'Forms',
          icon: ClipboardList,
          to: 'marketing/form',
          key: 'f',
          keywords: ['form group', 'questions', 'lead capture'],
          permission: 'MANAGE_MARKETING_SETTINGS',
          ahead: () => import('../../forms/form-list-page.tsx'),
        },
        {
          label: 'Landing Pages',
          icon: Globe,
          to: 'marketing/landing-page',
          key: 'p',
          keywords: ['personal pages', 'account pages', 'personalized url', 'share', 'qr code'],
          ahead: () => import('../../landing-pages/personal-list-page.tsx'),
        },
        {
          label: 'Widgets',
          icon: AppWindow,
          to: 'marketing/widget',
          key: 'w',
          keywords: ['calculator', 'address search', 'embed', 'website'],
          permission: 'MANAGE_MARKETING_SETTINGS',
          ahead: () =>
            Promise.all([import('../../widgets/widget-area.tsx'), import('../../widgets/widget-list-page.tsx')]),
        },
        {
          label: 'Branding',
          icon: Palette,
          to: 'marketing/branding',
          key: 'b',
          keywords: ['brand', 'logo', 'colour', 'color', 'signature', 'disclaimer'],
          permission: 'MANAGE_MARKETING_SETTINGS',
          ahead: () =>
            Promise.all([import('../../branding/branding-area.tsx'), import('../../branding/branding-list-page.tsx')]),
        },
      ],
    },
  ],
  foot: [
    {
      label: 'Settings',
      icon: Settings,
      to: 'settings',
      key: 's',
      keywords: ['preferences', 'profile'],
      ahead: () =>
        Promise.all([import('../../settings/settings-frame.tsx'), import('../../settings/profile-page.tsx')]),
    },
  ],
}

export const isGroup = (item: NavigationEntry | NavigationGroup): item is NavigationGroup => 'entries' in item

export const everyEntry = (table = navigation): NavigationEntry[] => [
  ...table.work.flatMap((item) => (isGroup(item) ? item.entries : [item])),
  ...table.foot,
]
