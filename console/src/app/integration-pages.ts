import type { AppPage } from '@gable/shared/connected-apps/catalog.ts'
import type { RouteObject } from 'react-router-dom'
import { contactSyncPages } from '../contact-sync/routes.ts'

/** The pages of connected apps, inside `integrations/:appName/:appId`. An app shows those that its manifest lists. */
export const integrationPages: readonly (RouteObject & { path: AppPage | `${AppPage}/edit` })[] = [
  {
    path: 'overview',
    lazy: async () => ({ Component: (await import('../connected-apps/overview-page.tsx')).OverviewPage }),
  },
  ...contactSyncPages,
  {
    path: 'authentication',
    lazy: async () => ({ Component: (await import('../connected-apps/authentication-page.tsx')).AuthenticationPage }),
  },
  {
    path: 'about',
    lazy: async () => ({ Component: (await import('../connected-apps/about-page.tsx')).AboutPage }),
  },
]
