import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { toastProblem } from '../platform/problem-toast.ts'
import { signOut, useSession } from '../platform/session.ts'

/** Who one is, and the way out. */
export function SignedInAs() {
  const { user } = useSession()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await signOut().catch((error) => {
      toastProblem(error)
      setLeaving(false)
    })
  }

  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted text-table">
      <span className="min-w-0 [overflow-wrap:anywhere]">Signed in as {user.email}</span>
      <Button variant="quiet" busy={isLeaving} onClick={leave} className="-mr-3">
        Sign out
      </Button>
    </div>
  )
}
