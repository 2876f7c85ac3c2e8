import { ArrowLeft, MailCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useForm } from '../design/inputs/use-form.ts'
import { call } from '../platform/use-api.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'
import { refusalOfSignIn } from './sign-in-refusal.ts'
import { emailRules } from './sign-in-rules.ts'

export function LinkForm({ next, email, onEmail, onNotice, otherWay }: SignInFormProps) {
  // Not on blur: an error that appears under the finger moves the button that is being pressed.
  const form = useForm<{ email: string }>({ mode: 'onSubmit', resolver: emailRules, defaultValues: { email } })
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function submit(asked: { email: string }) {
    setRefusal(undefined)
    onNotice(undefined)
    try {
      await call('POST /auth/magic-link', { body: { email: asked.email.trim(), ...(next && { next }) } })
      setSent(true)
    } catch (error) {
      const refused = refusalOfSignIn(error)
      if (refused.where === 'fields') throw error
      if (refused.where === 'toast') toast.error(refused.text)
      else setRefusal(refused.text)
    }
  }

  const back = (
    <Button variant="quiet" size="lg" icon={ArrowLeft} to={otherWay} onClick={() => onEmail(form.getValues('email'))}>
      Back to sign in
    </Button>
  )
  if (isSent) return <LinkSent>{back}</LinkSent>
  return (
    <Form form={form} onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="email"
        label="Email"
        type="email"
        size="lg"
        autoComplete="username"
        spellCheck={false}
        autoFocus
      />
      <p role="alert" className="text-danger-ink text-table empty:hidden">
        {refusal}
      </p>
      <SubmitButton size="lg">Send link</SubmitButton>
      {back}
    </Form>
  )
}

function LinkSent({ children }: { children: ReactNode }) {
  const answer = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone; without this the focus would be too.
  useEffect(() => answer.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <div className="flex gap-3 rounded-lg border border-line bg-sunken p-4">
        <MailCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        <p ref={answer} tabIndex={-1} className="outline-none">
          If that email is known, a sign-in link is on its way.
        </p>
      </div>
      {children}
    </div>
  )
}
