import type { RouteObject } from 'react-router-dom'

/** Webhooks and their logs, inside the settings. */
export const webhookRoutes: RouteObject = {
  path: 'webhooks',
  handle: { title: 'Webhooks' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./webhook-list-page.tsx')).WebhookListPage }) },
    {
      path: ':webhookId',
      handle: { title: 'Deliveries' },
      lazy: async () => ({ Component: (await import('./webhook-page.tsx')).WebhookPage }),
    },
  ],
}
