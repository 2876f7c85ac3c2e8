import type { RouteObject } from 'react-router-dom'

export const ownerMappingRoute: RouteObject = {
  path: 'lead-settings/import-user-mapping',
  handle: { title: 'Import User Mapping' },
  lazy: async () => ({ Component: (await import('./owner-mapping-page.tsx')).OwnerMappingPage }),
}
