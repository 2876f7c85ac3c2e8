import {
  AppWindow,
  ChartLine,
  ChartNoAxesCombined,
  ClipboardList,
  Columns3,
  CreditCard,
  Globe,
  House,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Palette,
  RectangleHorizontal,
  Repeat,
  Settings,
  Store,
  UsersRound,
  Workflow,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { getLastContactsPath } from '../../contacts/contacts-view.ts'
import type { AccessRequirements } from '../../layout/disabled-reason.ts'
import { UnreadBadge } from '../../submissions/unread-badge.tsx'

/** A page in the sidebar. */
export interface NavigationEntry extends AccessRequirements {
  icon: LucideIcon
  /** Path inside the account. */
  to: string
  /** Opens the page when typed after `g`. */
  shortcutKey: string
  /** Synonyms for the command palette. */
  keywords?: readonly string[]
  /** A count shown after the label. */
  Badge?: ComponentType<{ collapsed: boolean }>
  /** The path `to` will redirect to, if already known. Navigating there directly saves a redirect. */
  getRedirectPath?: (accountId: string) => string | undefined
  /** Loads the page's code on hover and focus. */
  preload: () => Promise<unknown>
}

/** Entries under a heading, such as Marketing. */
export interface NavigationGroup {
  label: string
  entries: readonly NavigationEntry[]
}

/** All entries in display order. The footer is for settings. */
export const navigation: { main: readonly (NavigationEntry | NavigationGroup)[]; footer: readonly NavigationEntry[] } =
  {
    main: [
      {
        label: 'Home',
        icon: House,
        to: 'home',
        shortcutKey: 'h',
        keywords: ['overview', 'dashboard', 'start'],
        preload: () => import('../../home/home-page.tsx'),
      },
      {
        label: 'Contacts',
        icon: UsersRound,
        to: 'contacts',
        shortcutKey: 'c',
        keywords: ['people', 'clients', 'customers', 'sellers', 'owners', 'map'],
        getRedirectPath: getLastContactsPath,
        preload: () => import('../../contacts/preload-contacts.ts').then(({ preloadContacts }) => preloadContacts()),
      },
      {
        label: 'Leads',
        icon: Columns3,
        to: 'leads',
        shortcutKey: 'l',
        keywords: ['kanban', 'board', 'pipeline', 'deals', 'prospects', 'today'],
        preload: () => import('../../leads/prefetch.ts').then(({ prefetchLeads }) => prefetchLeads()),
      },
      {
        label: 'Submissions',
        icon: Inbox,
        to: 'submissions',
        shortcutKey: 'i',
        keywords: ['inbox', 'messages', 'forms', 'answers', 'spam'],
        Badge: UnreadBadge,
        preload: () => import('../../submissions/submission-list-page.tsx'),
      },
      {
        label: 'Workflows',
        icon: Workflow,
        to: 'workflow',
        shortcutKey: 'k',
        keywords: ['rules', 'triggers', 'automate', 'speed to lead', 'action plan'],
        permission: 'MANAGE_MARKETING_SETTINGS',
        preload: () => import('../../flows/list/flow-list-page.tsx'),
      },
      {
        label: 'Marketing',
        entries: [
          {
            label: 'Performance',
            icon: ChartLine,
            to: 'marketing/performance',
            shortcutKey: 'v',
            keywords: ['statistics', 'views', 'conversion', 'visits', 'charts'],
            permission: 'MANAGE_MARKETING_SETTINGS',
            preload: () => import('../../statistics/performance-list-page.tsx'),
          },
          {
            label: 'Automations',
            icon: Repeat,
            to: 'marketing/automation/list',
            shortcutKey: 'a',
            keywords: ['campaign', 'drip', 'nurture', 'sequence', 'follow up', 'action plan'],
            permission: 'MANAGE_MARKETING_SETTINGS',
            preload: () => import('../../flows/list/flow-list-page.tsx'),
          },
          {
            label: 'Emails',
            icon: Mail,
            to: 'marketing/email',
            shortcutKey: 'e',
            keywords: ['newsletter', 'campaign', 'smart content', 'templates', 'send'],
            permission: 'MANAGE_MARKETING_SETTINGS',
            preload: () =>
              Promise.all([import('../../emails/email-area.tsx'), import('../../emails/email-list-page.tsx')]),
          },
          {
            label: 'Postcards',
            icon: RectangleHorizontal,
            to: 'marketing/postcard',
            shortcutKey: 'o',
            keywords: ['direct mail', 'print', 'qr code', 'daily limit', 'smart content', 'templates'],
            permission: 'MANAGE_MARKETING_SETTINGS',
            preload: () =>
              Promise.all([
                import('../../postcards/postcard-area.tsx'),
                import('../../postcards/postcard-list-page.tsx'),
              ]),
          },
          {
            label: 'Forms',
            icon: ClipboardList,
            to: 'marketing/form',
            shortcutKey: 'f',
            keywords: ['form group', 'questions', 'lead capture'],
            permission: 'MANAGE_MARKETING_SETTINGS',
            preload: () => import('../../forms/form-list-page.tsx'),
          },
          {
            label: 'Landing Pages',
            icon: Globe,
            to: 'marketing/landing-page',
            shortcutKey: 'p',
            keywords: ['personal pages', 'account pages', 'personalized url', 'share', 'qr code'],
            preload: () => import('../../landing-pages/personal-list-page.tsx'),
          },
          {
            label: 'Widgets',
            icon: AppWindow,
            to: 'marketing/widget',
            shortcutKey: 'w',
            keywords: ['calculator', 'address search', 'embed', 'website'],
            permission: 'MANAGE_MARKETING_SETTINGS',
            preload: () =>
              Promise.all([import('../../widgets/widget-area.tsx'), import('../../widgets/widget-list-page.tsx')]),
          },
          {
            label: 'Contact Dashboard',
            icon: LayoutDashboard,
            to: 'marketing/contact-dashboard',
            shortcutKey: 'd',
            keywords: ['homeowner page', 'home value', 'modules', 'seller dashboard'],
            permission: 'MANAGE_MARKETING_SETTINGS',
            preload: () =>
              Promise.all([
                import('../../contact-dashboard/contact-dashboard-area.tsx'),
                import('../../contact-dashboard/dashboard-list-page.tsx'),
              ]),
          },
          {
            label: 'Conversational AI',
            icon: MessagesSquare,
            to: 'conversational-ai',
            shortcutKey: 't',
            keywords: ['assistant', 'chat', 'chatbot', 'questions', 'hand over', 'transcript'],
            permission: 'MANAGE_MARKETING_SETTINGS',
            preload: () => import('../../conversations/conversational-ai-page.tsx'),
          },
          {
            label: 'Branding',
            icon: Palette,
            to: 'marketing/branding',
            shortcutKey: 'b',
            keywords: ['brand', 'logo', 'colour', 'color', 'signature', 'disclaimer'],
            permission: 'MANAGE_MARKETING_SETTINGS',
            preload: () =>
              Promise.all([
                import('../../branding/branding-area.tsx'),
                import('../../branding/branding-list-page.tsx'),
              ]),
          },
        ],
      },
      {
        label: 'Reports',
        icon: ChartNoAxesCombined,
        to: 'reports',
        shortcutKey: 'r',
        keywords: ['figures', 'statistics', 'export', 'emails', 'postcards', 'widgets', 'landing pages', 'dashboard'],
        preload: () =>
          Promise.all([import('../../reports/reports-layout.tsx'), import('../../reports/report-page.tsx')]),
      },
    ],
    footer: [
      {
        label: 'Marketplace',
        icon: Store,
        to: 'marketplace',
        shortcutKey: 'm',
        keywords: ['apps', 'integrations', 'connect', 'zapier', 'crm', 'follow up boss', 'homeward', 'zestimate'],
        permission: 'ACCESS_ACCOUNT_SETTINGS',
        preload: () => import('../../connected-apps/marketplace/marketplace-page.tsx'),
      },
      {
        label: 'Billing',
        icon: CreditCard,
        to: 'billing',
        shortcutKey: 'y',
        keywords: ['credits', 'plan', 'subscription', 'invoices', 'transactions', 'pay'],
        permission: 'ACCESS_ACCOUNT_SETTINGS',
        preload: () => import('../../billing/overview-page.tsx'),
      },
      {
        label: 'Settings',
        icon: Settings,
        to: 'settings',
        shortcutKey: 's',
        keywords: ['preferences', 'profile'],
        preload: () =>
          Promise.all([import('../../settings/settings-frame.tsx'), import('../../settings/profile-page.tsx')]),
      },
    ],
  }

export const isNavigationGroup = (item: NavigationEntry | NavigationGroup): item is NavigationGroup => 'entries' in item

export const listNavigationEntries = (menu = navigation): NavigationEntry[] => [
  ...menu.main.flatMap((item) => (isNavigationGroup(item) ? item.entries : [item])),
  ...menu.footer,
]
