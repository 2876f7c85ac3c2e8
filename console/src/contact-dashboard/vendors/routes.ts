import type { RouteObject } from 'react-router-dom'

/** The vendors of the account, inside the settings. */
export const lenderSettingsRoute: RouteObject = {
  path: 'partners',
  handle: { title: 'Lender Settings' },
  lazy: async () => ({ Component: (await import('./lender-settings-page.tsx')).LenderSettingsPage }),
}
