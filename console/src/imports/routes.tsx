import { Navigate, type RouteObject } from 'react-router-dom'

export const importContactsRoutes: RouteObject = {
  path: 'import-contacts',
  handle: { title: 'Import Contacts' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./import-contacts-page.tsx')).ImportContactsPage }) },
    { path: ':importId', lazy: async () => ({ Component: (await import('./import-page.tsx')).ImportPage }) },
  ],
}

export const importExportRoutes: RouteObject = {
  path: 'import-export',
  handle: { title: 'Imports and Exports' },
  children: [
    { index: true, element: <Navigate to="imports" replace /> },
    { path: 'imports', lazy: async () => ({ Component: (await import('./imports-page.tsx')).ImportsPage }) },
    { path: 'exports', lazy: async () => ({ Component: (await import('../exports/exports-page.tsx')).ExportsPage }) },
  ],
}
