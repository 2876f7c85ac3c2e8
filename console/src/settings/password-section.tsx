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
import { useConfirmation } from '../identity/two-factor/use-confirmation.tsx'
import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { Section } from './section.tsx'
import { StrengthHint } from './strength-hint.tsx'

/** Changes the password, or sets the first one for a user who signs in by emailed links. */
export function PasswordSection() {
  const { user, canResetPassword } = useSession()
  const { hasPassword } = user
  const [saveCount, setSaveCount] = useState(0)
  const section = useRef<HTMLDivElement>(null)
  return (
    <Section
      ref={section}
      id="password"
      title={hasPassword ? 'Password' : 'Set a password'}
      description={
        hasPassword
          ? canResetPassword
            ? 'You signed in by email, so you can set a new password without the current one. It signs you out on all other devices.'
            : 'Changing your password signs you out on all other devices.'
          : 'You currently sign in with emailed links. Set a password to sign in without waiting for one.'
      }
    >
      <PasswordForm
        // Remounts the form after each save, since the emptied fields of the old one would show required errors.
        key={saveCount}
        onSaved={() => {
          setSaveCount(saveCount + 1)
          section.current?.focus({ preventScroll: true })
        }}
      />
    </Section>
  )
}

function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const { user, canResetPassword } = useSession()
  const { agency } = useAccount()
  const refresh = useRefresh()
  const { hasPassword } = user
  const needsCurrentPassword = hasPassword && !canResetPassword
  const form = useZodForm(needsCurrentPassword ? PasswordChangeForm : NewPasswordForm, {
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  const { run, confirmationDialog } = useConfirmation()
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: z.output<typeof NewPasswordForm>) {
    const isChanged = await run(() => call('PUT /profile/password', { body }).then(() => true))
    if (!isChanged) return
    toast.success(`Password ${hasPassword ? 'changed' : 'set'}. You were signed out on all other devices.`)
    onSaved()
    await refresh('GET /session', 'GET /sessions', 'GET /profile/two-factor')
  }

  return (
    <>
      {confirmationDialog}
      <Form form={form} onSubmit={save} className="grid gap-4 sm:grid-cols-2">
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        {needsCurrentPassword && (
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
          hint={<StrengthHint password={newPassword} personalTerms={[user.fullName, user.email, agency.name]} />}
        />
        <div className="sm:col-span-2">
          <SubmitButton variant="secondary">{hasPassword ? 'Change Password' : 'Set Password'}</SubmitButton>
        </div>
      </Form>
    </>
  )
}

const NewPasswordForm = z.object({ currentPassword: z.string(), newPassword: NewPassword })

const PasswordChangeForm = NewPasswordForm.extend({
  currentPassword: z.string().min(1, 'Current Password is required'),
})
