import { NewPassword } from '@gable/shared/identity/user.ts'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { PasswordField } from '../design/inputs/password-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { Section } from './section.tsx'
import { StrengthHint } from './strength-hint.tsx'

/** Changes the password, or sets the first one for who has always come by a link. */
export function PasswordSection() {
  const { hasPassword } = useSession().user
  const [times, setTimes] = useState(0)
  const section = useRef<HTMLDivElement>(null)
  return (
    <Section
      ref={section}
      id="password"
      title={hasPassword ? 'Password' : 'Set a password'}
      description={
        hasPassword
          ? 'Changing it signs you out everywhere else.'
          : 'You sign in by emailed links so far. With a password you need not wait for one.'
      }
    >
      <PasswordForm
        // A new form after each change: the emptied fields of the old one would complain that they are empty.
        key={times}
        onSaved={() => {
          setTimes(times + 1)
          section.current?.focus({ preventScroll: true })
        }}
      />
    </Section>
  )
}

function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const { user } = useSession()
  const { agency } = useAccount()
  const refresh = useRefresh()
  const { hasPassword } = user
  const form = useZodForm(hasPassword ? PasswordChange : FirstPassword, {
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: z.output<typeof FirstPassword>) {
    await call('PUT /profile/password', { body })
    toast.success(`Your password is ${hasPassword ? 'changed' : 'set'}. All other sessions are signed out.`)
    onSaved()
    await refresh('GET /session', 'GET /sessions')
  }

  return (
    <Form form={form} onSubmit={save} className="grid gap-4 sm:grid-cols-2">
      {/* For the browser's keeper of passwords, which otherwise cannot tell whose this is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          control={form.control}
          name="currentPassword"
          label="Current Password"
          required
          autoComplete="current-password"
        />
      )}
      <PasswordField
        control={form.control}
        name="newPassword"
        label="New Password"
        required
        autoComplete="new-password"
        hint={<StrengthHint password={newPassword} known={[user.fullName, user.email, agency.name]} />}
      />
      <div className="sm:col-span-2">
        <SubmitButton variant="secondary">{hasPassword ? 'Change Password' : 'Set Password'}</SubmitButton>
      </div>
    </Form>
  )
}

const FirstPassword = z.object({ currentPassword: z.string(), newPassword: NewPassword })

const PasswordChange = FirstPassword.extend({ currentPassword: z.string().min(1, 'Current Password is required') })
