import {
  AppWindow,
  Columns3,
  FileUp,
  Globe,
  ListPlus,
  type LucideIcon,
  Mail,
  NotebookPen,
  Palette,
  RectangleHorizontal,
  UserRoundPlus,
  Webhook,
} from 'lucide-react'
import { type AccessRequirements, getDisabledReason } from '../../../layout/disabled-reason.ts'
import { addContactParam } from '../../../layout/paths/contact-paths.ts'
import { createParam } from '../../../platform/use-create-dialog.ts'
import type { PaletteContext } from './context.ts'
import { filterItems } from './filter-items.ts'
import type { PaletteItem, PaletteSource } from './item.ts'

/** Everything that this person may create. */
export function createSource({ account, pathname, toAccountPath, navigate }: PaletteContext): PaletteSource {
  const items = [...listNoteEntries(pathname), ...entries]
    .filter((entry) => getDisabledReason(entry, account) === undefined)
    .map(
      ({ label, icon, to, keywords = [] }): PaletteItem => ({
        id: `create:${label}`,
        label,
        icon,
        keywords: ['new', 'create', 'add', ...keywords],
        run: () => navigate(toAccountPath(to)),
      }),
    )
  return { group: 'Create', find: (query) => filterItems(items, query) }
}

interface CreateEntry extends AccessRequirements {
  icon: LucideIcon
  /** Path inside the account. */
  to: string
  keywords?: readonly string[]
}

/** A note belongs to a contact, so it is offered on the page of one. */
function listNoteEntries(pathname: string): CreateEntry[] {
  const [, contactId] = /\/contacts\/([0-9a-f-]{36})(\/|$)/.exec(pathname) ?? []
  return contactId ? [{ label: 'Write note', icon: NotebookPen, to: `contacts/${contactId}/notes` }] : []
}

const marketing = { permission: 'MANAGE_MARKETING_SETTINGS' } as const
const accountSettings = { permission: 'ACCESS_ACCOUNT_SETTINGS' } as const

const entries: readonly CreateEntry[] = [
  {
    label: 'Add contact',
    icon: UserRoundPlus,
    to: `contacts/list?${addContactParam}=contact`,
    keywords: ['person', 'client'],
  },
  { label: 'Add lead', icon: Columns3, to: `leads/kanban?${createParam}=lead`, keywords: ['deal', 'opportunity'] },
  { label: 'New segment', icon: ListPlus, to: 'contacts/segments/new', keywords: ['filter', 'audience', 'list'] },
  { ...accountSettings, label: 'Import contacts', icon: FileUp, to: 'settings/import-contacts', keywords: ['csv'] },
  {
    ...marketing,
    label: 'Create email',
    icon: Mail,
    to: `marketing/email?${createParam}=email`,
    keywords: ['newsletter', 'campaign', 'smart content'],
  },
  {
    ...marketing,
    label: 'Create postcard',
    icon: RectangleHorizontal,
    to: `marketing/postcard?${createParam}=postcard`,
    keywords: ['direct mail', 'print', 'qr code'],
  },
  {
    ...marketing,
    label: 'Create widget',
    icon: AppWindow,
    to: 'marketing/widget/new',
    keywords: ['calculator', 'embed'],
  },
  { ...marketing, label: 'Create landing page', icon: Globe, to: 'marketing/landing-page/account/new' },
  { label: 'Create personal landing page', icon: Globe, to: 'marketing/landing-page/personal/new' },
  {
    ...marketing,
    label: 'New branding',
    icon: Palette,
    to: `marketing/branding?${createParam}=branding`,
    keywords: ['logo'],
  },
  {
    ...accountSettings,
    label: 'Add webhook',
    icon: Webhook,
    to: `settings/webhooks?${createParam}=webhook`,
    keywords: ['api'],
  },
]
