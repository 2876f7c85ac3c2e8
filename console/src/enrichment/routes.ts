import type { RouteObject } from 'react-router-dom'

/** What is known of homes and how it is kept up to date, within the settings. */
export const enrichmentRoute: RouteObject = {
  path: 'data-enrichment',
  handle: { title: 'Data Enrichment' },
  lazy: async () => ({ Component: (await import('./enrichment-page.tsx')).EnrichmentPage }),
}
