import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { useAccountPath } from '../platform/account.ts'

/** Protects the settings pages of the account. Users without permission are redirected to their own profile. */
export const AccountSettingsGuard = () => (
  <PermissionGuard permission="ACCESS_ACCOUNT_SETTINGS" fallback={<RedirectToProfile />} />
)

function RedirectToProfile() {
  const pathTo = useAccountPath()
  useEffect(() => {
    toast('You need access to view this page')
  }, [])
  return <Navigate to={pathTo('settings/profile')} replace />
}
