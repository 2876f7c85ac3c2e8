import type { SetupTaskName } from '@gable/shared/home/setup-task.ts'
import { AppWindow, FileUp, Globe, Link2, type LucideIcon, Palette } from 'lucide-react'
import type { AccessRequirements } from '../layout/disabled-reason.ts'

interface SetupTaskDetails extends AccessRequirements {
  text: string
  icon: LucideIcon
  /** Path inside the account. */
  to: string
}

export const setupTaskDetails: Record<SetupTaskName, SetupTaskDetails> = {
  ADD_CONTACTS: {
    label: 'Import your contacts',
    text: 'Bring your list from a spreadsheet or another CRM.',
    icon: FileUp,
    to: 'settings/import-contacts',
    permission: 'ACCESS_ACCOUNT_SETTINGS',
  },
  ADD_BRANDING: {
    label: 'Add your logo and color',
    text: 'Every page, widget and email carries them.',
    icon: Palette,
    to: 'marketing/branding',
    permission: 'MANAGE_MARKETING_SETTINGS',
  },
  CREATE_PERSONAL_URL: {
    label: 'Choose your personal URL',
    text: 'One web address for your cards and signs.',
    icon: Link2,
    to: 'marketing/landing-page/personal',
    feature: 'personalized-urls',
  },
  PUBLISH_PAGE: {
    label: 'Publish a landing page',
    text: 'Sellers ask for their home value there.',
    icon: Globe,
    to: 'marketing/landing-page/account',
    permission: 'MANAGE_MARKETING_SETTINGS',
    feature: 'landing-pages',
  },
  INSTALL_WIDGET: {
    label: 'Install a widget on your website',
    text: 'Turn visitors of your own website into leads.',
    icon: AppWindow,
    to: 'marketing/widget',
    permission: 'MANAGE_MARKETING_SETTINGS',
    feature: 'widgets',
  },
}
