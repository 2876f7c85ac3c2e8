import type { RouteObject } from 'react-router-dom'
import { PermissionGuard } from '../app/guards/permission-guard.tsx'
import { Page } from '../design/page.tsx'
import { NoAccess } from '../design/states.tsx'

const closed = (
  <Page title="Webhooks">
    <NoAccess />
  </Page>
)

/** Webhooks and their logs, within the settings. */
export const webhookRoutes: RouteObject = {
  path: 'webhooks',
  handle: { title: 'Webhooks' },
  element: <PermissionGuard permission="ACCESS_ACCOUNT_SETTINGS" otherwise={closed} />,
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./webhook-list-page.tsx')).WebhookListPage }) },
    {
      path: ':webhookId',
      handle: { title: 'Deliveries' },
      lazy: async () => ({ Component: (await import('./webhook-page.tsx')).WebhookPage }),
    },
  ],
}
