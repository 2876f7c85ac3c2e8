import type { RouteObject } from 'react-router-dom'

export const advancedSettingsRoute: RouteObject = {
  path: 'advanced-settings',
  handle: { title: 'Advanced Settings' },
  lazy: async () => ({ Component: (await import('./advanced-settings-page.tsx')).AdvancedSettingsPage }),
}
