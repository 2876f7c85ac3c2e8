import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { toastProblem } from '../platform/problem-toast.ts'
import { signOut, useSession } from '../platform/session.ts'

/** The ways out of onboarding: another account, if there is one, or none at all. */
export function LeaveLinks() {
  const { user, accIds } = useSession()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await signOut().catch((error) => {
      toastProblem(error)
      setLeaving(false)
    })
  }

  return (
    <div className="-mr-3 flex min-w-0 items-center gap-1 text-table">
      <span className="mr-2 hidden min-w-0 truncate text-muted sm:block">{user.email}</span>
      {accIds.length > 1 && (
        <Button variant="quiet" to="/accounts">
          Switch account
        </Button>
      )}
      <Button variant="quiet" busy={isLeaving} onClick={leave}>
        Sign out
      </Button>
    </div>
  )
}
