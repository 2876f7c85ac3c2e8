import { AgencyDetails } from '@gable/shared/agency/agency-details.ts'
import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { call, useRefresh } from '../platform/use-api.ts'

type SavedDetails = Reply<Contract['GET /agent/agency/details']>

interface AgencyFormProps {
  details: SavedDetails
  onSaved: (details: SavedDetails) => void
}

/** The answers given during the onboarding. */
export function AgencyForm({ details, onSaved }: AgencyFormProps) {
  const refresh = useRefresh()
  const form = useZodForm(AgencyDetails, {
    values: toFormValues(details),
    resetOptions: { keepDirtyValues: true },
  })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: AgencyDetails) {
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
        <div className="sm:col-span-2">
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

const toFormValues = ({ agencyName = '', brokerage = '', license = '', website = '' }: SavedDetails) => ({
  agencyName,
  brokerage,
  license,
  website,
})
