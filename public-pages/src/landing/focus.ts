import type { LayoutSettings } from '@gable/shared/landing-pages/layout.ts'

/** The part of the picture that stays visible on every screen, as a custom property. */
export const toFocusProperties = (settings: LayoutSettings): Record<string, string> =>
  'backgroundFocus' in settings ? { '--focus': `${settings.backgroundFocus.x}% ${settings.backgroundFocus.y}%` } : {}

export const renderFocus = (settings: LayoutSettings): string =>
  Object.entries(toFocusProperties(settings))
    .map(([name, value]) => `:root{${name}:${value}}`)
    .join('')
