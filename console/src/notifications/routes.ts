import type { RouteObject } from 'react-router-dom'

/** Inside the settings. */
export const notificationSettingsRoute: RouteObject = {
  path: 'notification',
  handle: { title: 'Notification Settings' },
  lazy: async () => ({
    Component: (await import('./notification-settings-page.tsx')).NotificationSettingsPage,
  }),
}
