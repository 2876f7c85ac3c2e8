import { Outlet } from 'react-router-dom'
import { Link } from '../../design/inputs/link.tsx'
import { UnsavedChangesGuard } from '../../design/inputs/unsaved-changes.tsx'
import { GableLogo } from '../../layout/gable-logo.tsx'
import { useAccountPath } from '../../platform/account.ts'
import { ProfileMenu } from './profile-menu.tsx'

/** The frame of a suspended account: the way back, and the way out. */
export function SuspendedShell() {
  const pathTo = useAccountPath()
  return (
    <div className="min-h-dvh">
      <header className="flex h-14 items-center gap-4 border-line border-b bg-surface px-4 sm:px-8 print:hidden">
        <GableLogo />
        <Link to={pathTo('suspended')}>Back to Suspended Account</Link>
        <span className="flex-1" />
        <ProfileMenu />
      </header>
      <main>
        <Outlet />
      </main>
      <UnsavedChangesGuard />
    </div>
  )
}
