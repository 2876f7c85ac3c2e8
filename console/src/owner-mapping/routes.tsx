import { Navigate, type RouteObject } from 'react-router-dom'

/** Inside the lead settings. The second address leads to the same page. */
export const ownerMappingRoutes: RouteObject[] = [
  {
    path: 'user-mapping',
    handle: { title: 'Import User Mapping' },
    lazy: async () => ({ Component: (await import('./owner-mapping-page.tsx')).OwnerMappingPage }),
  },
  { path: 'import-user-mapping', element: <Navigate to="../user-mapping" replace /> },
]
