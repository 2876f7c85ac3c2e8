import { Mail } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { PasswordField } from '../design/inputs/password-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useForm } from '../design/inputs/use-form.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'
import { refusalOfSignIn } from './sign-in-refusal.ts'
import { type Credentials, credentialRules } from './sign-in-rules.ts'
import { useSignIn } from './use-sign-in.ts'

export function PasswordForm({ next, email, onEmail, onNotice, otherWay }: SignInFormProps) {
  // Not on blur: an error that appears under the finger moves the button that is being pressed.
  const form = useForm<Credentials>({
    mode: 'onSubmit',
    resolver: credentialRules,
    defaultValues: { email, password: '' },
  })
  const [refusal, setRefusal] = useState<string>()
  const signIn = useSignIn(next)

  async function submit(credentials: Credentials) {
    setRefusal(undefined)
    onNotice(undefined)
    try {
      await signIn(credentials)
    } catch (error) {
      const refused = refusalOfSignIn(error)
      if (refused.where === 'fields') throw error
      if (refused.where === 'page') onNotice(refused.text)
      if (refused.where === 'form') setRefusal(refused.text)
      if (refused.where === 'toast') toast.error(refused.text)
    }
  }

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
      <PasswordField name="password" label="Password" size="lg" autoComplete="current-password" />
      <p role="alert" className="text-danger-ink text-table empty:hidden">
        {refusal}
      </p>
      <SubmitButton size="lg">Sign in</SubmitButton>
      <div
        aria-hidden="true"
        className="flex items-center gap-3 text-faint text-label before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        or
      </div>
      <Button size="lg" icon={Mail} to={otherWay} onClick={() => onEmail(form.getValues('email'))}>
        Send me a magic link
      </Button>
    </Form>
  )
}
