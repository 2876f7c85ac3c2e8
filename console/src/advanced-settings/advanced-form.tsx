import { AdvancedSettings } from '@gable/shared/advanced-settings/advanced-settings.ts'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { call, useRefresh } from '../platform/use-api.ts'

interface AdvancedFormProps {
  settings: AdvancedSettings
  onSaved: (settings: AdvancedSettings) => void
}

export function AdvancedForm({ settings, onSaved }: AdvancedFormProps) {
  const refresh = useRefresh()
  const form = useZodForm(AdvancedSettings, { values: settings, resetOptions: { keepDirtyValues: true } })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: AdvancedSettings) {
    const saved = await call('PUT /agent/advanced-settings', { body })
    form.reset(saved, { keepDirtyValues: false })
    toast.success('The settings are saved')
    onSaved(saved)
    await refresh('GET /agent/leads/today')
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4">
      <Card title="New leads">
        <NumberField
          control={form.control}
          name="answerWithinHours"
          label="Answer new leads within"
          hint="Today tells until when each is to be answered, and calls those overdue that were not. Left empty, there is no such time."
          unit="hours"
          min={1}
          max={720}
          placeholder="No limit"
          className="max-w-xs"
        />
      </Card>
      <Card
        title="Files"
        description="Of exports and imports from now on. Files that are there already go when they were to go."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            control={form.control}
            name="exportKeptDays"
            label="Keep exports for"
            hint="So long the file of an export can be downloaded."
            unit="days"
            min={1}
            max={90}
            required
          />
          <NumberField
            control={form.control}
            name="importKeptDays"
            label="Keep imports for"
            hint="The file, and the rows of it that were refused."
            unit="days"
            min={1}
            max={365}
            required
          />
        </div>
      </Card>
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}
