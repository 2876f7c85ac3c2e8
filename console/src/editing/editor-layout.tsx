import { Outlet } from 'react-router-dom'
import { NoAccess } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { UnsavedChangesGuard } from '../design/inputs/unsaved-changes.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { StandalonePage } from '../layout/standalone-page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useRouteTitle } from '../platform/title.ts'

/** The layout of editors that require the marketing permission. */
export const MarketingEditorLayout = () => (
  <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" fallback={<NoEditorAccess />}>
    <EditorLayout />
  </PermissionGuard>
)

/** The layout of every editor: warns before leaving with unsaved changes. */
export const EditorLayout = () => (
  <>
    <Outlet />
    <UnsavedChangesGuard />
  </>
)

function NoEditorAccess() {
  const pathTo = useAccountPath()
  return (
    <StandalonePage>
      <h1 className="sr-only">{useRouteTitle()}</h1>
      <NoAccess action={<Button to={pathTo('home')}>Go to Home</Button>} />
    </StandalonePage>
  )
}
