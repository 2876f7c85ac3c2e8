import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useOpenSession } from '../platform/session.ts'
import { call } from '../platform/use-api.ts'
import { getPasskeyError } from './passkey-error.ts'
import { canUsePasskeys, getPasskey } from './webauthn.ts'

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
    try {
      const credential = await getPasskey(await call('POST /auth/passkey/options'))
      await call('POST /auth/passkey', { body: { credential } })
      await openSession(`/${next ?? ''}`)
    } catch (error) {
      const { where, text } = getPasskeyError(error)
      if (where === 'page') onNotice(text)
      if (where === 'form') onError(text)
      if (where === 'toast') toast.error(text)
    } finally {
      setBusy(false)
    }
  }

  if (!canUsePasskeys()) return null
  return (
    <Button size="lg" icon={KeyRound} busy={isBusy} onClick={handleClick}>
      Sign in with a passkey
    </Button>
  )
}
