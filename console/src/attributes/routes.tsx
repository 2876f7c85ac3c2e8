import { Navigate, type RouteObject } from 'react-router-dom'

/** The settings pages for custom attributes. */
export const attributeRoutes: RouteObject = {
  path: 'attributes',
  handle: { title: 'Attributes' },
  children: [
    { index: true, element: <Navigate to="contacts" replace /> },
    {
      path: 'contacts',
      lazy: async () => ({ Component: (await import('./attribute-pages.tsx')).ContactAttributesPage }),
    },
    {
      path: 'properties',
      lazy: async () => ({ Component: (await import('./attribute-pages.tsx')).PropertyAttributesPage }),
    },
  ],
}
