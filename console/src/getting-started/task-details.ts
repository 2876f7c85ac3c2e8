import type { TaskName } from '@gable/shared/getting-started/task.ts'
import { AppWindow, FileUp, Globe, Link2, type LucideIcon, Mail, Palette } from 'lucide-react'

interface TaskDetails {
  text: string
  icon: LucideIcon
  /** Path inside the account. */
  to: string
}

export const taskDetails: Record<TaskName, TaskDetails> = {
  ADD_CONTACTS: {
    text: 'Bring your list from a spreadsheet or another CRM.',
    icon: FileUp,
    to: 'settings/import-contacts',
  },
  ADD_BRANDING: {
    text: 'Every page, widget and email carries them.',
    icon: Palette,
    to: 'marketing/branding',
  },
  CREATE_PERSONAL_URL: {
    text: 'One web address for your cards and signs.',
    icon: Link2,
    to: 'marketing/landing-page/personal',
  },
  PUBLISH_PAGE: {
    text: 'Sellers ask for their home value there.',
    icon: Globe,
    to: 'marketing/landing-page/account',
  },
  INSTALL_WIDGET: {
    text: 'Turn visitors of your own website into leads.',
    icon: AppWindow,
    to: 'marketing/widget',
  },
  PUBLISH_EMAIL: {
    text: 'Start from a template, or let Smart Content keep it fresh for you.',
    icon: Mail,
    to: 'marketing/email/new',
  },
}
