import { KeyRound, type LucideIcon, MonitorSmartphone, Palette, PenLine, UserRound } from 'lucide-react'

/** The pages of the settings that exist, and what stands on each; the list beside them and the palette go by it. */
export const settingsPages = [
  {
    label: 'My Details',
    to: 'settings/profile',
    icon: UserRound,
    sections: [
      {
        id: 'details',
        label: 'Personal information',
        icon: PenLine,
        keywords: ['name', 'phone', 'time zone', 'email'],
      },
      { id: 'password', label: 'Password', icon: KeyRound, keywords: ['security', 'sign in'] },
      { id: 'sessions', label: 'Sessions', icon: MonitorSmartphone, keywords: ['devices', 'security', 'sign out'] },
      { id: 'appearance', label: 'Appearance', icon: Palette, keywords: ['theme', 'dark', 'light'] },
    ],
  },
] as const satisfies readonly SettingsPage[]

export type ProfileSection = (typeof settingsPages)[0]['sections'][number]['id']

interface SettingsPage {
  label: string
  /** Its path within the account. */
  to: string
  icon: LucideIcon
  sections: readonly { id: string; label: string; icon: LucideIcon; keywords: readonly string[] }[]
}
