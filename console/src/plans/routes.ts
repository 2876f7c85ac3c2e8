import type { RouteObject } from 'react-router-dom'

export const plansRoute: RouteObject = {
  path: 'feature/plans',
  handle: { title: 'Compare Plans' },
  lazy: async () => ({ Component: (await import('./plans-page.tsx')).PlansPage }),
}
