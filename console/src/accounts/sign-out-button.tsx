import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { signOut } from '../platform/session.ts'

/** For pages without the profile menu. */
export function SignOutButton({ className }: { className?: string }) {
  const [isSigningOut, setSigningOut] = useState(false)

  async function handleClick() {
    setSigningOut(true)
    await signOut().catch((error) => {
      showErrorToast(error)
      setSigningOut(false)
    })
  }

  return (
    <Button variant="quiet" busy={isSigningOut} onClick={handleClick} {...(className && { className })}>
      Sign out
    </Button>
  )
}
