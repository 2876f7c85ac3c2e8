import { ArrowLeft, MailCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useForm } from '../design/inputs/use-form.ts'
import { call } from '../platform/use-api.ts'
import { FormError } from './form-error.tsx'
import { getSignInError } from './sign-in-error.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'
import { validateEmailForm } from './validate-credentials.ts'

export function LinkForm({ next, email, onEmailChange, onNotice, methodPaths }: SignInFormProps) {
  // Not validated on blur: an error would move the button while it is being pressed.
  const form = useForm<{ email: string }>({ mode: 'onSubmit', resolver: validateEmailForm, defaultValues: { email } })
  const [isSent, setSent] = useState(false)
  const [formError, setFormError] = useState<string>()

  async function handleSubmit(values: { email: string }) {
    setFormError(undefined)
    onNotice(undefined)
    try {
      await call('POST /auth/magic-link', { body: { email: values.email.trim(), ...(next && { next }) } })
      setSent(true)
    } catch (error) {
      const signInError = getSignInError(error)
      if (signInError.where === 'fields') throw error
      if (signInError.where === 'toast') toast.error(signInError.text)
      else setFormError(signInError.text)
    }
  }

  const backLink = (
    <Button
      variant="quiet"
      size="lg"
      icon={ArrowLeft}
      to={methodPaths.password}
      onClick={() => onEmailChange(form.getValues('email'))}
    >
      Back to sign in
    </Button>
  )
  if (isSent) return <LinkSent>{backLink}</LinkSent>
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
      <FormError>{formError}</FormError>
      <SubmitButton size="lg">Send link</SubmitButton>
      {backLink}
    </Form>
  )
}

function LinkSent({ children }: { children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone, and the focus with it.
  useEffect(() => message.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <div className="flex gap-3 rounded-lg border border-line bg-sunken p-4">
        <MailCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        <p ref={message} tabIndex={-1} className="outline-none">
          If an account uses this email, a sign-in link is on its way.
        </p>
      </div>
      {children}
    </div>
  )
}
