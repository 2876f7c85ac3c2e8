import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import type { ThemeChoice } from '../design/theme.ts'

/** What one can choose as theme, in the words of menu, palette and settings. */
export const themeChoices = [
  { value: 'system', label: 'System', hint: 'Like your device', icon: Monitor },
  { value: 'light', label: 'Light', hint: 'Dark on white', icon: Sun },
  { value: 'dark', label: 'Dark', hint: 'Easy on the eyes', icon: Moon },
] as const satisfies readonly { value: ThemeChoice; label: string; hint: string; icon: LucideIcon }[]
