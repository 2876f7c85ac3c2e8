import { Outlet } from 'react-router-dom'
import { NoAccess } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { LeaveGuard } from '../design/inputs/unsaved-changes.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { Standalone } from '../layout/standalone.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useRouteTitle } from '../platform/title.ts'

/** Around an editor of what the account's marketing consists of: for those who manage it. */
export const EditorWindow = () => (
  <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" otherwise={<Withheld />}>
    <OpenEditorWindow />
  </PermissionGuard>
)

/** Around any editor: the question before it is left. */
export const OpenEditorWindow = () => (
  <>
    <Outlet />
    <LeaveGuard />
  </>
)

function Withheld() {
  const pathTo = useAccountPath()
  return (
    <Standalone>
      <h1 className="sr-only">{useRouteTitle()}</h1>
      <NoAccess action={<Button to={pathTo('home')}>Go to Home</Button>} />
    </Standalone>
  )
}
