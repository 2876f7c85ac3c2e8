import type { CodeEntry, PasskeyAssertion, SecondFactorStep } from '@gable/shared/identity/two-factor.ts'
import { ArrowLeft, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { CheckboxField } from '../design/inputs/checkbox-field.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useForm } from '../design/inputs/use-form.ts'
import { call } from '../platform/use-api.ts'
import { CodeField } from './code-field.tsx'
import { FormError } from './form-error.tsx'
import { getPasskeyError } from './passkey-error.ts'
import { getSignInError } from './sign-in-error.ts'
import { validateCodeForm } from './validate-credentials.ts'
import { getPasskey } from './webauthn.ts'

interface SecondFactorFormProps {
  step: SecondFactorStep
  onCode: (entry: CodeEntry, trustDevice: boolean) => Promise<unknown>
  onPasskey: (credential: PasskeyAssertion, trustDevice: boolean) => Promise<unknown>
}

/** A code of the app or a recovery code, or a passkey, whichever the user has. */
export function SecondFactorForm({ step, onCode, onPasskey }: SecondFactorFormProps) {
  const [method, setMethod] = useState<'app' | 'passkey' | 'recovery'>(step.hasApp ? 'app' : 'passkey')
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const form = useForm({
    mode: 'onSubmit',
    resolver: validateCodeForm,
    defaultValues: { code: '', trustDevice: false },
  })

  async function submitCode({ code, trustDevice }: { code: string; trustDevice: boolean }) {
    if (method === 'passkey') return
    setError(undefined)
    try {
      await onCode({ method, code }, trustDevice)
    } catch (problem) {
      const signInError = getSignInError(problem)
      if (signInError.where === 'fields') throw new CodeError(Object.values(signInError.fields)[0] ?? '')
      if (signInError.where === 'toast') toast.error(signInError.text)
      else setError(signInError.text)
    }
  }

  async function askForPasskey() {
    setError(undefined)
    setAsking(true)
    try {
      const credential = await getPasskey(await call('POST /auth/second-factor/passkey/options'))
      await onPasskey(credential, form.getValues('trustDevice'))
    } catch (problem) {
      const { where, text } = getPasskeyError(problem)
      if (where === 'toast') toast.error(text)
      else setError(text)
    } finally {
      setAsking(false)
    }
  }

  function choose(next: typeof method) {
    setError(undefined)
    setMethod(next)
    form.setValue('code', '')
    form.clearErrors()
  }

  return (
    <Form form={form} onSubmit={submitCode} className="flex flex-col gap-4">
      {method !== 'passkey' && <CodeField key={method} method={method} size="lg" />}
      {step.canTrustDevice && <CheckboxField name="trustDevice" label="Trust this device for 30 days" />}
      <FormError>{error}</FormError>
      {method === 'passkey' ? (
        <Button autoFocus variant="primary" size="lg" icon={KeyRound} busy={isAsking} onClick={askForPasskey}>
          Use your passkey
        </Button>
      ) : (
        <SubmitButton size="lg">Sign in</SubmitButton>
      )}
      <div className="flex flex-col gap-2">
        {step.hasPasskey && method !== 'passkey' && (
          <Button size="lg" icon={KeyRound} onClick={() => choose('passkey')}>
            Use a passkey instead
          </Button>
        )}
        {step.hasApp && method !== 'app' && (
          <Button size="lg" onClick={() => choose('app')}>
            Use your authenticator app
          </Button>
        )}
        {method !== 'recovery' && (
          <Button size="lg" onClick={() => choose('recovery')}>
            Use a recovery code
          </Button>
        )}
        <Button variant="quiet" size="lg" icon={ArrowLeft} to="/auth/login">
          Back to sign in
        </Button>
      </div>
    </Form>
  )
}

/** Shown at the field of the code, whichever part of the request the server names. */
class CodeError extends Error {
  readonly fields: Record<string, string>

  constructor(code: string) {
    super(code)
    this.fields = { code }
  }
}
