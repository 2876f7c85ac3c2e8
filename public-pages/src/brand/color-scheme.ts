import type { ColorScheme } from '@gable/shared/branding/appearance.ts'

/** What CSS calls the background that a brand chose. */
export const colorSchemes: Record<ColorScheme, string> = { LIGHT: 'light', DARK: 'dark', DEVICE: 'light dark' }
