import { SignOutButton } from '../accounts/sign-out-button.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useSession } from '../platform/session.ts'

export function LeaveOnboardingLinks() {
  const { user, accIds } = useSession()
  return (
    <div className="-mr-3 flex min-w-0 items-center gap-1 text-table">
      <span className="mr-2 hidden min-w-0 truncate text-muted sm:block">{user.email}</span>
      {accIds.length > 1 && (
        <Button variant="quiet" to="/accounts">
          Switch account
        </Button>
      )}
      <SignOutButton />
    </div>
  )
}
