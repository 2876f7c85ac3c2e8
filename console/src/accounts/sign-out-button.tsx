import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { toastProblem } from '../platform/problem-toast.ts'
import { signOut } from '../platform/session.ts'

/** The way out, where there is no profile menu. */
export function SignOutButton({ className }: { className?: string }) {
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await signOut().catch((error) => {
      toastProblem(error)
      setLeaving(false)
    })
  }

  return (
    <Button variant="quiet" busy={isLeaving} onClick={leave} {...(className && { className })}>
      Sign out
    </Button>
  )
}
