import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import type { ThemeChoice } from '../design/theme.ts'

/** Shared by the profile menu, the command palette and the settings. */
export const themeChoices = [
  { value: 'system', label: 'System', hint: 'Matches your device', icon: Monitor },
  { value: 'light', label: 'Light', hint: 'Dark on white', icon: Sun },
  { value: 'dark', label: 'Dark', hint: 'Easy on the eyes', icon: Moon },
] as const satisfies readonly { value: ThemeChoice; label: string; hint: string; icon: LucideIcon }[]
