import { Navigate, type RouteObject } from 'react-router-dom'
import { PermissionGuard } from '../app/guards/permission-guard.tsx'
import { Page } from '../design/page.tsx'
import { NoAccess } from '../design/states.tsx'

const closed = (
  <Page title="Attributes">
    <NoAccess />
  </Page>
)

/** What contacts and properties are described by, within the settings. */
export const attributeRoutes: RouteObject = {
  path: 'attributes',
  handle: { title: 'Attributes' },
  element: <PermissionGuard permission="ACCESS_ACCOUNT_SETTINGS" otherwise={closed} />,
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
