import { NoAccessPage } from '../layout/no-access-page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'

/** The branding pages, for users who may manage marketing settings. */
export const BrandingArea = () => (
  <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" fallback={<NoAccessPage crumb="Branding" />} />
)
