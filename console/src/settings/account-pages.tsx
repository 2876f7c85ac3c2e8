import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { useAccountPath } from '../platform/account.ts'

/** Around the pages of the settings that are for those who look after the account; the others get to their own. */
export const AccountPages = () => <PermissionGuard permission="ACCESS_ACCOUNT_SETTINGS" fallback={<ToOwnPage />} />

function ToOwnPage() {
  const pathTo = useAccountPath()
  useEffect(() => {
    toast('You need access to view this page')
  }, [])
  return <Navigate to={pathTo('settings/profile')} replace />
}
