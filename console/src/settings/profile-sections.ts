import { IdCard, KeyRound, MonitorSmartphone, Palette, PenLine, ShieldCheck, Signature, UserRound } from 'lucide-react'
import type { SettingsPage } from './settings-page.ts'

/** Every person's own page, whose sections have links of their own. */
export const profilePage = {
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
} as const satisfies SettingsPage

export type ProfileSection = (typeof profilePage)['sections'][number]['id']
