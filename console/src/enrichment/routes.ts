import { accountPage } from '../settings/account-page.tsx'

/** What is known of homes and how it is kept up to date, within the settings. */
export const enrichmentRoute = accountPage(
  'data-enrichment',
  'Data Enrichment',
  async () => (await import('./enrichment-page.tsx')).EnrichmentPage,
)
