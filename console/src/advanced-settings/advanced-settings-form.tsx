import { AdvancedSettings } from '@gable/shared/advanced-settings/advanced-settings.ts'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { call } from '../platform/use-api.ts'

interface AdvancedSettingsFormProps {
  settings: AdvancedSettings
  onSaved: (settings: AdvancedSettings) => void
}

export function AdvancedSettingsForm({ settings, onSaved }: AdvancedSettingsFormProps) {
  const form = useZodForm(AdvancedSettings, { values: settings, resetOptions: { keepDirtyValues: true } })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: AdvancedSettings) {
    const saved = await call('PUT /agent/advanced-settings', { body })
    form.reset(saved, { keepDirtyValues: false })
    toast.success('Settings saved')
    onSaved(saved)
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4">
      <Card title="Files" description="Applies to new exports and imports. Existing files keep their expiration dates.">
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            control={form.control}
            name="exportKeptDays"
            label="Keep Exports For"
            hint="Export files can be downloaded until then."
            unit="days"
            min={1}
            max={90}
            required
          />
          <NumberField
            control={form.control}
            name="importKeptDays"
            label="Keep Imports For"
            hint="Includes the file and its rejected rows."
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
