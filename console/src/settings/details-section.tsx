import type { Agency } from '@gable/shared/agency/agency.ts'
import { ProfileChange, type User } from '@gable/shared/identity/user.ts'
import { useMemo } from 'react'
import * as z from 'zod'
import { useUnsavedChanges } from '../app/shell/unsaved-changes.tsx'
import { ComboboxField } from '../design/combobox-field.tsx'
import { Field } from '../design/field.tsx'
import { Form } from '../design/form.tsx'
import type { Option } from '../design/option.ts'
import { SubmitButton } from '../design/submit-button.tsx'
import { TextField } from '../design/text-field.tsx'
import { TextInput } from '../design/text-input.tsx'
import { toast } from '../design/toast.tsx'
import { useZodForm } from '../design/use-zod-form.ts'
import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { Section } from './section.tsx'
import { findTimeZones, type TimeZone, timeZoneAt, timeZonesAt } from './time-zones.ts'

/** Name, phone and time zone. */
export function DetailsSection() {
  const { user } = useSession()
  const { agency } = useAccount()
  const refresh = useRefresh()
  const form = useZodForm(DetailsForm, { defaultValues: valuesOf(user, agency) })
  const search = useTimeZoneSearch(zoneOf(user, agency))
  useUnsavedChanges(form.formState.isDirty)

  async function save(change: z.output<typeof DetailsForm>) {
    const saved = await call('PUT /profile', { body: change })
    form.reset(valuesOf(saved, agency))
    toast.success('Your details are saved')
    await refresh('GET /session', 'GET /agent/me')
  }

  return (
    <Section id="details" title="Personal information">
      <Form form={form} onSubmit={save} className="grid gap-4 sm:grid-cols-2">
        <TextField control={form.control} name="firstName" label="First Name" required autoComplete="given-name" />
        <TextField control={form.control} name="lastName" label="Last Name" required autoComplete="family-name" />
        <Field label="Email" hint="You sign in with it.">
          {(control) => <TextInput {...control} type="email" value={user.email} readOnly className="bg-sunken" />}
        </Field>
        <TextField control={form.control} name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        <ComboboxField
          control={form.control}
          name="timeZone"
          label="Time Zone"
          required
          search={search}
          placeholder="Search by city or offset"
          none="No time zone found"
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Section>
  )
}

// Not the whole of `Option`: a form's paths are computed into everything its values may hold, an icon's props too.
type ZoneOption = Pick<Option, 'value' | 'label'>

const DetailsForm = ProfileChange.extend({
  timeZone: z
    .custom<ZoneOption>((value) => value !== null, 'Please select a time zone')
    .transform((option) => option.value)
    .pipe(ProfileChange.shape.timeZone),
})

const valuesOf = (user: User, agency: Agency): z.input<typeof DetailsForm> => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
  timeZone: optionOf(timeZoneAt(zoneOf(user, agency), new Date())),
})

/** Until one is chosen the agency's counts. */
const zoneOf = ({ timeZone }: User, agency: Agency) => timeZone ?? agency.timeZone

const optionOf = ({ id, name, offset }: TimeZone): ZoneOption => ({ value: id, label: `${name} (${offset})` })

function useTimeZoneSearch(own: string) {
  return useMemo(() => {
    // Four hundred zones take a tenth of a second: they are asked for once, and only when somebody looks.
    let zones: TimeZone[] | undefined
    return async (typed: string) => {
      zones ??= timeZonesAt(new Date(), own)
      return findTimeZones(zones, typed).map(optionOf)
    }
  }, [own])
}
