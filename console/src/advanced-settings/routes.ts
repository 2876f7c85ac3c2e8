import { accountPage } from '../settings/account-page.tsx'

/** Times and limits that an account may set for itself, within the settings. */
export const advancedSettingsRoute = accountPage(
  'advanced-settings',
  'Advanced Settings',
  async () => (await import('./advanced-settings-page.tsx')).AdvancedSettingsPage,
)
