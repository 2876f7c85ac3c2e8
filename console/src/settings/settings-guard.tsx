import type { Permission } from '@gable/shared/access.ts'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { useAccountPath } from '../platform/account.ts'

/** Protects settings pages. Users without the permission are redirected to their own profile. */
export const SettingsGuard = ({ permission }: { permission: Permission }) => (
  <PermissionGuard permission={permission} fallback={<RedirectToProfile />} />
)

function RedirectToProfile() {
  const pathTo = useAccountPath()
  useEffect(() => {
    toast('You need access to view this page')
  }, [])
  return <Navigate to={pathTo('settings/profile')} replace />
}
