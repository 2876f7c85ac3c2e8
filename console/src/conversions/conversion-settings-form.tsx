import { ConversionSettings } from '@gable/shared/conversions/integration.ts'
import { sharingConsent } from '@gable/shared/conversions/sharing-consent.ts'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { MoneyField } from '../design/inputs/money-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { call } from '../platform/use-api.ts'

interface ConversionSettingsFormProps {
  settings: ConversionSettings
  onSaved: () => void
}

/** What is reported to every service that is on. */
export function ConversionSettingsForm({ settings, onSaved }: ConversionSettingsFormProps) {
  const form = useZodForm(ConversionSettings, { values: settings, resetOptions: { keepDirtyValues: true } })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: ConversionSettings) {
    const saved = await call('PUT /agent/conversions/settings', { body })
    form.reset(saved, { keepDirtyValues: false })
    toast.success('Conversion settings saved')
    onSaved()
  }

  return (
    <Card title="What is reported">
      <ul className="mb-4 list-disc space-y-1 pl-5 text-muted text-table">
        <li>Landing pages and hosted forms load the tags of the services that are on.</li>
        <li>
          Widgets on other websites load nothing. They pass events to the Google, Meta, TikTok or LinkedIn tag that the
          website already has.
        </li>
        <li>With a token, our server reports leads too, with the same event ID, so that each counts once.</li>
        <li>
          Nothing is reported for spam, for previews, for homeowners’ dashboards, or for visitors whose browser sends
          Global Privacy Control or Do Not Track.
        </li>
      </ul>
      <Form form={form} onSubmit={save} className="space-y-4">
        <MoneyField
          control={form.control}
          name="leadValueCents"
          label="Value of a Lead"
          hint="Sent with every lead, so that ad accounts can compare campaigns. Leave blank to send no value."
          className="max-w-xs"
        />
        <SwitchField
          control={form.control}
          name="sharesDetails"
          label="Share hashed emails and phone numbers"
          hint={`More leads are matched to clicks. This sentence is added to the consent text of every form: “${sharingConsent.en}”`}
        />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Card>
  )
}
