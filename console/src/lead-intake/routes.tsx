import { Navigate, type RouteObject } from 'react-router-dom'

/** Leads from other systems, inside the settings. */
export const leadIntakeRoutes: RouteObject = {
  path: 'lead-intake',
  handle: { title: 'Lead Intake' },
  children: [
    { index: true, element: <Navigate to="sources" replace /> },
    { path: 'sources', lazy: async () => ({ Component: (await import('./sources-page.tsx')).SourcesPage }) },
    {
      path: 'messages',
      handle: { title: 'Needs a Look' },
      lazy: async () => ({ Component: (await import('./entries-page.tsx')).EntriesPage }),
    },
    {
      path: 'sources/:sourceId',
      handle: { title: 'Lead Source' },
      lazy: async () => ({ Component: (await import('./source-page.tsx')).SourcePage }),
    },
  ],
}
