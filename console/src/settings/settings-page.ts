import type { Permission } from '@gable/shared/access.ts'
import type { LucideIcon } from 'lucide-react'

/** In display order. */
export const settingsGroupLabels = ['You', 'Contacts and properties', 'Integrations', 'Agency'] as const

export interface ExternalPage {
  label: string
  group: (typeof settingsGroupLabels)[number]
  href: string
  icon: LucideIcon
}

export interface SettingsPage {
  label: string
  group: (typeof settingsGroupLabels)[number]
  /** Its path within the account. */
  to: string
  icon: LucideIcon
  permission?: Permission
  keywords?: readonly string[]
  sections: readonly { id: string; label: string; icon: LucideIcon; keywords: readonly string[] }[]
}
