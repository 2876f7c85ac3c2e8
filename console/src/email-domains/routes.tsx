import { Navigate, type RouteObject } from 'react-router-dom'

/** Where emails come from and where public pages are, inside the settings. */
export const emailDomainRoutes: RouteObject = {
  path: 'email-domain-url',
  handle: { title: 'Email Domain' },
  children: [
    { index: true, element: <Navigate to="email-sending-domain" replace /> },
    {
      path: 'email-sending-domain',
      lazy: async () => ({ Component: (await import('./domain-list-page.tsx')).DomainListPage }),
    },
    {
      path: 'email-sending-domain/:domainId',
      handle: { title: 'Sending Domain' },
      lazy: async () => ({ Component: (await import('./domain-page.tsx')).DomainPage }),
    },
    {
      path: 'custom-sub-domain',
      handle: { title: 'Custom Subdomain' },
      lazy: async () => ({ Component: (await import('./sub-domain-page.tsx')).SubDomainPage }),
    },
    {
      path: 'reputation',
      handle: { title: 'Email Reputation' },
      lazy: async () => ({ Component: (await import('./reputation-page.tsx')).ReputationPage }),
    },
    {
      path: 'sending-rules',
      handle: { title: 'Sending Rules' },
      lazy: async () => ({ Component: (await import('./sending-rules-page.tsx')).SendingRulesPage }),
    },
    {
      path: 'suppressions',
      handle: { title: 'Blocked Addresses' },
      lazy: async () => ({ Component: (await import('./suppressions-page.tsx')).SuppressionsPage }),
    },
  ],
}
