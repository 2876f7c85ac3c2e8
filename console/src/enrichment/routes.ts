import type { RouteObject } from 'react-router-dom'

export const enrichmentRoute: RouteObject = {
  path: 'data-enrichment',
  handle: { title: 'Data Enrichment' },
  lazy: async () => ({ Component: (await import('./enrichment-page.tsx')).EnrichmentPage }),
}

export const aboutEnrichmentsRoute: RouteObject = {
  path: 'feature/data-enrichment',
  handle: { title: 'What are Enrichments' },
  lazy: async () => ({ Component: (await import('./about-enrichments-page.tsx')).AboutEnrichmentsPage }),
}
