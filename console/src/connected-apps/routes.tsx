import type { RouteObject } from 'react-router-dom'

const loadArea = async () => ({
  Component: (await import('../layout/account-settings-area.tsx')).AccountSettingsArea,
})

/** The apps that can be connected, and what each asks for. */
export const marketplaceRoute: RouteObject = {
  path: 'marketplace',
  handle: { title: 'App Marketplace' },
  lazy: loadArea,
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./marketplace/marketplace-page.tsx')).MarketplacePage }),
    },
    {
      path: ':appName/install',
      lazy: async () => ({ Component: (await import('./marketplace/install-page.tsx')).InstallPage }),
    },
  ],
}

/** One connected app. Its pages belong to several features. */
export const createIntegrationRoute = (pages: readonly RouteObject[]): RouteObject => ({
  path: 'integrations/:appName/:appId',
  handle: { title: 'Connected App' },
  lazy: loadArea,
  children: [
    {
      lazy: async () => ({ Component: (await import('./integration-frame.tsx')).IntegrationFrame }),
      // The frame leads from any other path to the first page of the app.
      children: [{ index: true, element: null }, ...pages, { path: '*', element: null }],
    },
  ],
})

/** Inside the settings. */
export const connectedAppsRoute: RouteObject = {
  path: 'integrations',
  handle: { title: 'Connected Apps' },
  lazy: async () => ({ Component: (await import('./connected-apps-page.tsx')).ConnectedAppsPage }),
}
