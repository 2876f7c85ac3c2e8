import { Navigate, type RouteObject } from 'react-router-dom'

/** The MLSs of the account and their listings, inside the settings. */
export const mlsRoutes: RouteObject = {
  path: 'mls',
  handle: { title: 'MLS' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./mls-list-page.tsx')).MlsListPage }) },
    { path: 'list', element: <Navigate to=".." relative="path" replace /> },
    {
      path: 'add',
      handle: { title: 'Add' },
      lazy: async () => ({ Component: (await import('./add-page.tsx')).AddPage }),
    },
    {
      path: 'connections/:connectionId',
      handle: { title: 'Connection' },
      lazy: async () => ({ Component: (await import('./connection-page.tsx')).ConnectionPage }),
    },
    {
      path: 'listings/:listingId',
      handle: { title: 'Edit listing' },
      lazy: async () => ({ Component: (await import('./edit-listing-page.tsx')).EditListingPage }),
    },
  ],
}
