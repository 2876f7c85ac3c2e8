import { accountPage } from '../settings/account-page.tsx'

/** Gable recommended to colleagues, within the settings. */
export const recommendationsRoute = accountPage(
  'affiliate-program',
  'Affiliate Program',
  async () => (await import('./affiliate-page.tsx')).AffiliatePage,
)
