import { NoAccessPage, type NoAccessPageProps } from '../layout/no-access-page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'

/** Wraps routes that require the marketing permission. */
export const MarketingArea = (props: NoAccessPageProps) => (
  <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" fallback={<NoAccessPage {...props} />} />
)
