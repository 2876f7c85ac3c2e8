import { NoAccessPage } from './no-access-page.tsx'
import { PermissionGuard } from './permission-guard.tsx'

/** Wraps routes that require the permission for account settings. */
export const AccountSettingsArea = () => (
  <PermissionGuard permission="ACCESS_ACCOUNT_SETTINGS" fallback={<NoAccessPage />} />
)
