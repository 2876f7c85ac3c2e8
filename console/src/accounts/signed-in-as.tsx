import { useSession } from '../platform/session.ts'
import { SignOutButton } from './sign-out-button.tsx'

export function SignedInAs() {
  const { user } = useSession()
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted text-table">
      <span className="min-w-0 [overflow-wrap:anywhere]">Signed in as {user.email}</span>
      <SignOutButton className="-mr-3" />
    </div>
  )
}
