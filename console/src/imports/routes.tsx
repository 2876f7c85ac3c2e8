import { Navigate, type RouteObject } from 'react-router-dom'

/** A list of people on its way in, within the settings. */
export const importContactsRoutes: RouteObject = {
  path: 'import-contacts',
  handle: { title: 'Import Contacts' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./import-contacts-page.tsx')).ImportContactsPage }) },
    { path: ':importId', lazy: async () => ({ Component: (await import('./import-page.tsx')).ImportPage }) },
  ],
}

/** What came in and what went out. */
export const importExportRoutes: RouteObject = {
  path: 'import-export',
  handle: { title: 'Imports and Exports' },
  children: [
    { index: true, element: <Navigate to="imports" replace /> },
    { path: 'imports', lazy: async () => ({ Component: (await import('./imports-page.tsx')).ImportsPage }) },
    { path: 'exports', lazy: async () => ({ Component: (await import('../exports/exports-page.tsx')).ExportsPage }) },
  ],
}
