import { Mail } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { Link } from '../design/inputs/link.tsx'
import { PasswordField } from '../design/inputs/password-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useForm } from '../design/inputs/use-form.ts'
import { FormError } from './form-error.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { getSignInError } from './sign-in-error.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'
import { useSignIn } from './use-sign-in.ts'
import { type Credentials, validateCredentials } from './validate-credentials.ts'

export function PasswordForm({ next, email, onEmailChange, onNotice, methodPaths }: SignInFormProps) {
  // Not validated on blur: an error would move the button while it is being pressed.
  const form = useForm<Credentials>({
    mode: 'onSubmit',
    resolver: validateCredentials,
    defaultValues: { email, password: '' },
  })
  const [formError, setFormError] = useState<string>()
  const signIn = useSignIn(next)

  async function handleSubmit(credentials: Credentials) {
    setFormError(undefined)
    onNotice(undefined)
    try {
      await signIn(credentials)
    } catch (error) {
      const signInError = getSignInError(error)
      if (signInError.where === 'fields') throw error
      if (signInError.where === 'page') onNotice(signInError.text)
      if (signInError.where === 'form') setFormError(signInError.text)
      if (signInError.where === 'toast') toast.error(signInError.text)
    }
  }

  const keepEmail = () => onEmailChange(form.getValues('email'))

  return (
    <Form form={form} onSubmit={handleSubmit} className="flex flex-col gap-4">
      <TextField
        name="email"
        label="Email"
        type="email"
        size="lg"
        autoComplete="username"
        spellCheck={false}
        autoFocus
      />
      <PasswordField name="password" label="Password" size="lg" autoComplete="current-password" />
      <FormError>{formError}</FormError>
      <SubmitButton size="lg">Sign in</SubmitButton>
      <div
        aria-hidden="true"
        className="flex items-center gap-3 text-faint text-label before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        or
      </div>
      <PasskeyButton next={next} onError={setFormError} onNotice={onNotice} />
      <div className="flex items-center gap-4">
        <Button size="lg" icon={Mail} to={methodPaths.link} onClick={keepEmail} className="flex-1">
          Send me a magic link
        </Button>
        <Link to={methodPaths.forgot} onClick={keepEmail} className="shrink-0 py-2">
          Forgot password?
        </Link>
      </div>
    </Form>
  )
}
