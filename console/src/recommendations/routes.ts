import type { RouteObject } from 'react-router-dom'

/** Gable recommended to colleagues, within the settings. */
export const recommendationsRoute: RouteObject = {
  path: 'affiliate-program',
  handle: { title: 'Affiliate Program' },
  lazy: async () => ({ Component: (await import('./affiliate-page.tsx')).AffiliatePage }),
}
