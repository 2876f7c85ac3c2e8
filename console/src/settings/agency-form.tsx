import { AgencyProfile } from '@gable/shared/agency/agency-details.ts'
import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { TimeZoneField } from '../design/inputs/time-zone-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { call, useRefresh } from '../platform/use-api.ts'

type SavedDetails = Reply<Contract['GET /agent/agency/details']>

interface AgencyFormProps {
  details: SavedDetails
  onSaved: (details: SavedDetails) => void
}

/** The answers given during the onboarding, the address and the time zone. */
export function AgencyForm({ details, onSaved }: AgencyFormProps) {
  const refresh = useRefresh()
  const form = useZodForm(AgencyProfile, {
    values: toFormValues(details),
    resetOptions: { keepDirtyValues: true },
  })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: AgencyProfile) {
    const saved = await call('PUT /agent/agency/details', { body })
    form.reset(toFormValues(saved), { keepDirtyValues: false })
    toast.success('Agency saved')
    onSaved(saved)
    await refresh('GET /agent/agency', 'GET /accounts')
  }

  return (
    <Card title="Agency details" description="Pages and emails show the name and license of your branding instead.">
      <Form form={form} onSubmit={save} className="grid gap-4 sm:grid-cols-2">
        <TextField name="agencyName" label="Agency Name" required autoComplete="organization" />
        <TextField name="brokerage" label="Brokerage" required hint="The firm that holds your license." />
        <TextField name="license" label="License" required autoComplete="off" spellCheck={false} />
        <TextField
          name="website"
          label="Website"
          type="url"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          placeholder="https://"
        />
        <TextAreaField name="address" label="Address" rows={2} max={200} />
        <TimeZoneField
          control={form.control}
          name="timeZone"
          label="Time Zone"
          required
          hint="Statistics count days in this time zone. After a change, new days follow it and days already counted stay as they are. Office hours and sending times follow at once."
        />
        <div className="sm:col-span-2">
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

const toFormValues = ({
  agencyName = '',
  brokerage = '',
  license = '',
  website = '',
  address = '',
  timeZone = '',
}: SavedDetails) => ({
  agencyName,
  brokerage,
  license,
  website,
  address,
  timeZone,
})
