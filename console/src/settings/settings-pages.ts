import type { Permission } from '@gable/shared/access.ts'
import {
  ArrowLeftRight,
  Bell,
  Braces,
  Building,
  Building2,
  CalendarClock,
  ChartNoAxesCombined,
  FileCode2,
  FileUp,
  Gift,
  IdCard,
  Inbox,
  KeyRound,
  Landmark,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquareText,
  MonitorSmartphone,
  Palette,
  PenLine,
  Plug,
  ScrollText,
  ShieldCheck,
  Signature,
  SlidersHorizontal,
  Sparkles,
  Tags,
  UserRound,
  UserRoundCog,
  UsersRound,
  Webhook,
} from 'lucide-react'

/** All settings pages and their sections, for the settings navigation and the command palette. */
const pages = [
  {
    label: 'My Details',
    group: 'You',
    to: 'settings/profile',
    icon: UserRound,
    sections: [
      {
        id: 'details',
        label: 'Personal information',
        icon: PenLine,
        keywords: ['name', 'phone', 'time zone', 'email'],
      },
      {
        id: 'card',
        label: 'Your card',
        icon: IdCard,
        keywords: ['photo', 'picture', 'title', 'booking link', 'calendar', 'visitors'],
      },
      { id: 'signature', label: 'Email signature', icon: Signature, keywords: ['emails', 'sign off', 'brand'] },
      { id: 'password', label: 'Password', icon: KeyRound, keywords: ['security', 'sign in'] },
      {
        id: 'two-factor',
        label: 'Two-factor sign-in',
        icon: ShieldCheck,
        keywords: ['security', '2fa', 'mfa', 'authenticator', 'passkey', 'recovery codes'],
      },
      { id: 'sessions', label: 'Sessions', icon: MonitorSmartphone, keywords: ['devices', 'security', 'sign out'] },
      { id: 'appearance', label: 'Appearance', icon: Palette, keywords: ['theme', 'dark', 'light'] },
    ],
  },
  {
    label: 'Notification Settings',
    group: 'You',
    to: 'settings/notification',
    icon: Bell,
    keywords: ['bell', 'emails', 'alerts', 'digest', 'daily', 'unsubscribe', 'mentions', 'leads'],
    sections: [],
  },
  {
    label: 'Booking Page',
    group: 'You',
    to: 'settings/booking-page',
    icon: CalendarClock,
    keywords: ['appointments', 'calendar', 'schedule', 'meeting', 'book a time', 'calendly', 'availability', 'hours'],
    sections: [],
  },
  {
    label: 'Attributes',
    group: 'Contacts and properties',
    to: 'settings/attributes',
    icon: ListChecks,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['custom fields', 'contacts', 'properties', 'choices'],
    sections: [],
  },
  {
    label: 'Tags',
    group: 'Contacts and properties',
    to: 'settings/tags',
    icon: Tags,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['labels', 'contacts', 'rename', 'merge', 'delete'],
    sections: [],
  },
  {
    label: 'Import Contacts',
    group: 'Contacts and properties',
    to: 'settings/import-contacts',
    icon: FileUp,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['csv', 'upload', 'follow up boss', 'lofty', 'boldtrail', 'hubspot', 'google'],
    sections: [],
  },
  {
    label: 'Imports and Exports',
    group: 'Contacts and properties',
    to: 'settings/import-export',
    icon: ArrowLeftRight,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['csv', 'download', 'backup', 'json', 'undo', 'erased', 'privacy'],
    sections: [],
  },
  {
    label: 'Lead Settings',
    group: 'Contacts and properties',
    to: 'settings/lead-settings',
    icon: UserRoundCog,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: [
      ...['routing', 'rules', 'round robin', 'assign', 'automate', 'response time', 'overdue', 'office hours'],
      ...['import user mapping', 'owners', 'assigned to', 'default owner'],
    ],
    sections: [],
  },
  {
    label: 'Data Enrichment',
    group: 'Contacts and properties',
    to: 'settings/data-enrichment',
    icon: Sparkles,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['homes', 'properties', 'providers', 'look up', 'night', 'estimates', 'mortgages', 'comparables'],
    sections: [],
  },
  {
    label: 'Connected Apps',
    group: 'Integrations',
    to: 'settings/integrations',
    icon: Plug,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['integrations', 'marketplace', 'zapier', 'crm', 'follow up boss', 'homeward', 'zestimate', 'disconnect'],
    sections: [],
  },
  {
    label: 'Lender Settings',
    group: 'Contacts and properties',
    to: 'settings/partners',
    icon: Landmark,
    permission: 'MANAGE_MARKETING_SETTINGS',
    keywords: ['partners', 'vendors', 'loan officer', 'nmls', 'title company', 'insurance', 'disclosures'],
    sections: [],
  },
  {
    label: 'MLS',
    group: 'Integrations',
    to: 'settings/mls',
    icon: Building,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: [
      'listings',
      'reso',
      'idx',
      'comparables',
      'sold nearby',
      'csv',
      'coming soon',
      'multiple listing service',
    ],
    sections: [],
  },
  {
    label: 'Email Domain',
    group: 'Integrations',
    to: 'settings/email-domain-url',
    icon: Mail,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: [
      'dns',
      'dkim',
      'spf',
      'dmarc',
      'sender',
      'subdomain',
      'reputation',
      'bounces',
      'spam',
      'quiet hours',
      'suppression list',
      'blocked addresses',
    ],
    sections: [],
  },
  {
    label: 'Text Messages',
    group: 'Integrations',
    to: 'settings/text-messages',
    icon: MessageSquareText,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['sms', 'texting', 'twilio', 'phone', 'opt in', 'stop', 'consent', 'tcpa', 'auto reply'],
    sections: [],
  },
  {
    label: 'Tracking Code',
    group: 'Integrations',
    to: 'settings/tracking-code',
    icon: ChartNoAxesCombined,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: [
      ...['analytics', 'google', 'pixel', 'tag', 'measure', 'landing pages', 'forms'],
      ...['conversions', 'ads', 'meta', 'facebook', 'tiktok', 'linkedin', 'capi'],
    ],
    sections: [],
  },
  {
    label: 'Webhooks',
    group: 'Integrations',
    to: 'settings/webhooks',
    icon: Webhook,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['integrations', 'crm', 'api', 'events'],
    sections: [],
  },
  {
    label: 'Lead Intake',
    group: 'Integrations',
    to: 'settings/lead-intake',
    icon: Inbox,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: [
      ...['leads', 'email address', 'forward', 'zillow', 'realtor.com', 'homes.com', 'trulia', 'facebook', 'portals'],
      ...['inbound webhook', 'zapier', 'mapping', 'payloads', 'website form', 'needs a look', 'unread messages'],
    ],
    sections: [],
  },
  {
    label: 'API Keys',
    group: 'Integrations',
    to: 'settings/api-keys',
    icon: Braces,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['token', 'bearer', 'scopes', 'developers', 'programs', 'zapier'],
    sections: [],
  },
  {
    label: 'Team',
    group: 'Agency',
    to: 'settings/agency',
    icon: Building2,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['agency', 'name', 'brokerage', 'license', 'website', 'time zone', 'address suggestions', 'privacy'],
    sections: [],
  },
  {
    label: 'Team Members',
    group: 'Agency',
    to: 'settings/team',
    icon: UsersRound,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['users', 'invite', 'roles', 'permissions', 'deactivate', 'seats'],
    sections: [],
  },
  {
    label: 'Security',
    group: 'Agency',
    to: 'settings/security',
    icon: ShieldCheck,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['two-factor', '2fa', 'mfa', 'require', 'passkeys', 'members', 'sign in'],
    sections: [],
  },
  {
    label: 'Advanced Settings',
    group: 'Agency',
    to: 'settings/advanced-settings',
    icon: SlidersHorizontal,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['keep files', 'exports', 'imports', 'limits'],
    sections: [],
  },
  {
    label: 'Audit Log',
    group: 'Agency',
    to: 'settings/audit-log',
    icon: ScrollText,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['history', 'who did what', 'changes', 'security', 'sign-ins', 'ip address', 'trail'],
    sections: [],
  },
  {
    label: 'Affiliate Program',
    group: 'Agency',
    to: 'settings/affiliate-program',
    icon: Gift,
    permission: 'ACCESS_ACCOUNT_SETTINGS',
    keywords: ['recommend', 'refer', 'invite a colleague', 'share'],
    sections: [],
  },
] as const satisfies readonly SettingsPage[]

export type ProfileSection = (typeof pages)[0]['sections'][number]['id']

export const settingsPages: readonly SettingsPage[] = pages

const groups = ['You', 'Contacts and properties', 'Integrations', 'Agency'] as const

/** Related pages outside the console. They open in a new tab. */
const externalPages: readonly ExternalPage[] = [
  { label: 'API Documentation', group: 'Integrations', href: '/api/docs', icon: FileCode2 },
]

/** The pages by group, in display order. */
export const settingsGroups = groups.map((label) => ({
  label,
  pages: settingsPages.filter(({ group }) => group === label),
  externalPages: externalPages.filter(({ group }) => group === label),
}))

export interface ExternalPage {
  label: string
  group: (typeof groups)[number]
  href: string
  icon: LucideIcon
}

export interface SettingsPage {
  label: string
  group: (typeof groups)[number]
  /** Its path within the account. */
  to: string
  icon: LucideIcon
  permission?: Permission
  keywords?: readonly string[]
  sections: readonly { id: string; label: string; icon: LucideIcon; keywords: readonly string[] }[]
}
