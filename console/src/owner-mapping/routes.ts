import { accountPage } from '../settings/account-page.tsx'

/** Whom the owners in files mean, within the settings. */
export const ownerMappingRoute = accountPage(
  'lead-settings/import-user-mapping',
  'Import User Mapping',
  async () => (await import('./owner-mapping-page.tsx')).OwnerMappingPage,
)
