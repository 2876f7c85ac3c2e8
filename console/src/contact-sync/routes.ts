import type { AppPage } from '@gable/shared/connected-apps/catalog.ts'
import type { RouteObject } from 'react-router-dom'

/** The pages of an app that syncs contacts, inside `integrations/:appName/:appId`. */
export const contactSyncPages: readonly (RouteObject & { path: AppPage | `${AppPage}/edit` })[] = [
  {
    path: 'contact-sync',
    lazy: async () => ({ Component: (await import('./contact-sync-page.tsx')).ContactSyncPage }),
  },
  {
    path: 'contact-sync/edit',
    lazy: async () => ({ Component: (await import('./edit-contact-sync-page.tsx')).EditContactSyncPage }),
  },
  {
    path: 'user-mapping',
    lazy: async () => ({ Component: (await import('./user-mapping-page.tsx')).UserMappingPage }),
  },
  {
    path: 'user-mapping/edit',
    lazy: async () => ({ Component: (await import('./edit-user-mapping-page.tsx')).EditUserMappingPage }),
  },
  {
    path: 'sync-report',
    lazy: async () => ({ Component: (await import('./sync-report-page.tsx')).SyncReportPage }),
  },
]
