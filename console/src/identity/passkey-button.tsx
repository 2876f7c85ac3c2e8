import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useOpenSession } from '../platform/session.ts'
import { getSignInError } from './sign-in-error.ts'

interface PasskeyButtonProps {
  next: string | undefined
  /** Shows an error, or undefined when a new attempt begins. */
  onError: (message: string | undefined) => void
  onNotice: (notice: string | undefined) => void
}

/** Signs in with a passkey alone. Absent in browsers that have none. */
export function PasskeyButton({ next, onError, onNotice }: PasskeyButtonProps) {
  const openSession = useOpenSession()
  const [isBusy, setBusy] = useState(false)

  async function handleClick() {
    setBusy(true)
    onError(undefined)
    onNotice(undefined)
    // Loaded by the click: most people sign in with a password, and the page has to be there at once.
    const error = await import('./sign-in-by-passkey.ts').then(
      ({ signInByPasskey }) => signInByPasskey(() => openSession(`/${next ?? ''}`)),
      getSignInError,
    )
    if (error?.where === 'page') onNotice(error.text)
    if (error?.where === 'form') onError(error.text)
    if (error?.where === 'toast') toast.error(error.text)
    setBusy(false)
  }

  if (!('PublicKeyCredential' in window)) return null
  return (
    <Button size="lg" icon={KeyRound} busy={isBusy} onClick={handleClick}>
      Sign in with a passkey
    </Button>
  )
}
