import { LeadSettings } from '@gable/shared/lead-settings/endpoints.ts'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { call, useRefresh } from '../platform/use-api.ts'
import { OfficeHoursField } from './office-hours-field.tsx'

interface LeadSettingsFormProps {
  settings: LeadSettings
  onSaved: (settings: LeadSettings) => void
}

export function LeadSettingsForm({ settings, onSaved }: LeadSettingsFormProps) {
  const refresh = useRefresh()
  const form = useZodForm(LeadSettings, { values: settings, resetOptions: { keepDirtyValues: true } })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: LeadSettings) {
    const saved = await call('PUT /agent/lead-settings', { body })
    form.reset(saved, { keepDirtyValues: false })
    toast.success('Settings saved')
    onSaved(saved)
    await refresh('GET /agent/leads/today')
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4">
      <Card title="New leads">
        <NumberField
          control={form.control}
          name="answerWithinHours"
          label="Respond to New Leads Within"
          hint="Leads past this limit show as overdue in Today. Leave blank for no limit."
          unit="hours"
          min={1}
          max={720}
          placeholder="No limit"
          className="max-w-xs"
        />
        <OfficeHoursField control={form.control} />
      </Card>
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}
