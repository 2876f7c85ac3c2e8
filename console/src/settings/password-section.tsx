import { NewPassword } from '@gable/shared/identity/user.ts'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { useUnsavedChanges } from '../app/shell/unsaved-changes.tsx'
import { Form } from '../design/form.tsx'
import { PasswordField } from '../design/password-field.tsx'
import { SubmitButton } from '../design/submit-button.tsx'
import { toast } from '../design/toast.tsx'
import { useZodForm } from '../design/use-zod-form.ts'
import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { Section } from './section.tsx'
import { StrengthHint } from './strength-hint.tsx'

/** Changes the password, or sets the first one for who has always come by a link. */
export function PasswordSection() {
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
    form.reset()
    toast.success(`Your password is ${hasPassword ? 'changed' : 'set'}. All other sessions are signed out.`)
    await refresh('GET /session', 'GET /sessions')
  }

  return (
    <Section
      id="password"
      title={hasPassword ? 'Password' : 'Set a password'}
      description={
        hasPassword
          ? 'Changing it signs you out everywhere else.'
          : 'You sign in by emailed links so far. With a password you need not wait for one.'
      }
    >
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
    </Section>
  )
}

const FirstPassword = z.object({ currentPassword: z.string(), newPassword: NewPassword })

const PasswordChange = FirstPassword.extend({ currentPassword: z.string().min(1, 'Current Password is required') })
