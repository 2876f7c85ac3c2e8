import type { RouteObject } from 'react-router-dom'

/** Times and limits that an account may set for itself, within the settings. */
export const advancedSettingsRoute: RouteObject = {
  path: 'advanced-settings',
  handle: { title: 'Advanced Settings' },
  lazy: async () => ({ Component: (await import('./advanced-settings-page.tsx')).AdvancedSettingsPage }),
}
