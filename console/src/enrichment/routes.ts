import type { RouteObject } from 'react-router-dom'

export const enrichmentRoute: RouteObject = {
  path: 'data-enrichment',
  handle: { title: 'Data Enrichment' },
  lazy: async () => ({ Component: (await import('./enrichment-page.tsx')).EnrichmentPage }),
}
