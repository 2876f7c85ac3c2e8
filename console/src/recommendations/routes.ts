import type { RouteObject } from 'react-router-dom'

export const recommendationsRoute: RouteObject = {
  path: 'affiliate-program',
  handle: { title: 'Affiliate Program' },
  lazy: async () => ({ Component: (await import('./affiliate-page.tsx')).AffiliatePage }),
}
