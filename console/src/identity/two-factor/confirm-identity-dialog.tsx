import type { ConfirmationMethod } from '@gable/shared/identity/two-factor.ts'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Form } from '../../design/inputs/form.tsx'
import { PasswordField } from '../../design/inputs/password-field.tsx'
import { SubmitButton } from '../../design/inputs/submit-button.tsx'
import { useForm } from '../../design/inputs/use-form.ts'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { LoadError } from '../../platform/load-error.tsx'
import { signOut, useSession } from '../../platform/session.ts'
import { call, useApi } from '../../platform/use-api.ts'
import { CodeField } from '../code-field.tsx'
import { getPasskey } from '../webauthn.ts'
import { showPasskeyError } from './show-passkey-error.ts'

interface ConfirmIdentityDialogProps {
  open: boolean
  onConfirmed: () => void
  onClose: () => void
}

/** Asks who the user is: by the second factor if they have one, otherwise by the password. */
export function ConfirmIdentityDialog({ open, onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const { data, error, mutate, isValidating } = useApi('GET /profile/two-factor', ...(open ? [] : [false as const]))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Confirm it’s you"
      description="You signed in a while ago, and this changes how you sign in."
    >
      {data ? (
        <ConfirmIdentity methods={data.confirmation.methods} onConfirmed={onConfirmed} onClose={onClose} />
      ) : (
        <PanelBody>
          {error ? (
            <LoadError
              problem={error}
              title="This could not be loaded"
              onRetry={() => mutate()}
              retrying={isValidating}
            />
          ) : (
            <TextSkeleton />
          )}
        </PanelBody>
      )}
    </Dialog>
  )
}

interface ConfirmIdentityProps {
  methods: readonly ConfirmationMethod[]
  onConfirmed: () => void
  onClose: () => void
}

function ConfirmIdentity({ methods, onConfirmed, onClose }: ConfirmIdentityProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [method] = methods
  if (!method) return <SignInAgain onClose={onClose} />
  if (method === 'password') return <PasswordConfirmation onConfirmed={onConfirmed} onClose={onClose} />
  const codeMethod = isRecovery ? 'recovery' : methods.includes('app') ? 'app' : undefined
  return (
    <>
      {codeMethod && <CodeConfirmation key={codeMethod} method={codeMethod} onConfirmed={onConfirmed} />}
      <PanelBody className="flex flex-col gap-2">
        {methods.includes('passkey') && <PasskeyConfirmation isPrimary={!codeMethod} onConfirmed={onConfirmed} />}
        <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Back' : 'Use a recovery code'}
        </Button>
      </PanelBody>
    </>
  )
}

function CodeConfirmation({ method, onConfirmed }: { method: 'app' | 'recovery'; onConfirmed: () => void }) {
  const form = useForm({ mode: 'onSubmit', defaultValues: { code: '' } })
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        await call('POST /session/confirmation', { body: { method, code } })
        onConfirmed()
      }}
    >
      <PanelBody className="flex flex-col gap-4">
        <CodeField method={method} />
        <SubmitButton>Confirm</SubmitButton>
      </PanelBody>
    </Form>
  )
}

function PasskeyConfirmation({ isPrimary, onConfirmed }: { isPrimary: boolean; onConfirmed: () => void }) {
  const [isAsking, setAsking] = useState(false)

  async function confirm() {
    setAsking(true)
    try {
      const credential = await getPasskey(await call('POST /session/confirmation/passkey/options'))
      await call('POST /session/confirmation/passkey', { body: { credential } })
      onConfirmed()
    } catch (error) {
      showPasskeyError(error)
    } finally {
      setAsking(false)
    }
  }

  return (
    <Button variant={isPrimary ? 'primary' : 'secondary'} icon={KeyRound} busy={isAsking} onClick={confirm}>
      Use your passkey
    </Button>
  )
}

function PasswordConfirmation({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { user } = useSession()
  const form = useForm({ mode: 'onSubmit', defaultValues: { password: '' } })
  return (
    <Form
      form={form}
      onSubmit={async ({ password }) => {
        await call('POST /session/confirmation', { body: { method: 'password', password } })
        onConfirmed()
      }}
    >
      <PanelBody>
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField name="password" label="Your Password" required autoFocus autoComplete="current-password" />
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Confirm</SubmitButton>
      </PanelFooter>
    </Form>
  )
}

/** For a user without a password or a second factor, who signs in by emailed links. */
function SignInAgain({ onClose }: { onClose: () => void }) {
  return (
    <>
      <PanelBody className="text-muted">
        You sign in with emailed links. Sign out and in again with a new link, then come back here.
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={() => signOut('Sign in again to continue.').catch(showErrorToast)}>
          Sign out
        </Button>
      </PanelFooter>
    </>
  )
}
