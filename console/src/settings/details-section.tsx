import type { Agency } from '@gable/shared/agency/agency.ts'
import { ProfileChange, type User } from '@gable/shared/identity/user.ts'
import type * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { formatPhone } from '../design/format/phone.ts'
import { Field } from '../design/inputs/field.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import { TimeZoneField } from '../design/inputs/time-zone-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { Section } from './section.tsx'

/** Name, phone and time zone. */
export function DetailsSection() {
  const { user } = useSession()
  const { agency } = useAccount()
  const refresh = useRefresh()
  const form = useZodForm(ProfileChange, { defaultValues: toFormValues(user, agency) })
  useUnsavedChanges(form.formState.isDirty)

  async function save(change: z.output<typeof ProfileChange>) {
    const saved = await call('PUT /profile', { body: change })
    form.reset(toFormValues(saved, agency))
    toast.success('Details saved')
    await refresh('GET /session', 'GET /agent/me')
  }

  return (
    <Section id="details" title="Personal information">
      <Form form={form} onSubmit={save} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField control={form.control} name="firstName" label="First Name" required autoComplete="given-name" />
        <TextField control={form.control} name="lastName" label="Last Name" required autoComplete="family-name" />
        <Field label="Email" hint="You sign in with this email.">
          {(control) => <TextInput {...control} type="email" value={user.email} readOnly />}
        </Field>
        <TextField control={form.control} name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        <div className="sm:col-span-2">
          <TimeZoneField control={form.control} name="timeZone" label="Time Zone" required />
        </div>
        <div className="sm:col-span-2">
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Section>
  )
}

const toFormValues = (user: User, agency: Agency): z.input<typeof ProfileChange> => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ? formatPhone(user.phone) : '',
  // Until users choose their own time zone, the agency's applies.
  timeZone: user.timeZone ?? agency.timeZone,
})
