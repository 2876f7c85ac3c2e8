import { accountPage } from '../settings/account-page.tsx'

/** Code that runs on all public pages of the account, within the settings. */
export const accountTrackingRoute = accountPage(
  'tracking-code',
  'Tracking Code',
  async () => (await import('./tracking-code-page.tsx')).TrackingCodePage,
)
