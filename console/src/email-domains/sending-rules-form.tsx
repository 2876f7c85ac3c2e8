import { SendingRules } from '@gable/shared/email-domains/email-domain.ts'
import { type Control, useController } from 'react-hook-form'
import { toast } from '../design/feedback/toast.tsx'
import { getTimeZoneName } from '../design/format/time-zone-name.ts'
import { Field } from '../design/inputs/field.tsx'
import { Form } from '../design/inputs/form.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { Select } from '../design/inputs/select.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { useAccount } from '../platform/account.ts'
import { call } from '../platform/use-api.ts'

interface SendingRulesFormProps {
  rules: SendingRules
  onSaved: (rules: SendingRules) => void
}

export function SendingRulesForm({ rules, onSaved }: SendingRulesFormProps) {
  const { timeZone } = useAccount().agency
  const form = useZodForm(SendingRules, { values: rules, resetOptions: { keepDirtyValues: true } })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: SendingRules) {
    const saved = await call('PUT /agent/sending-rules', { body })
    form.reset(saved, { keepDirtyValues: false })
    toast.success('Sending rules saved')
    onSaved(saved)
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4">
      <Card title="Limit">
        <NumberField
          control={form.control}
          name="weeklyLimit"
          label="Marketing Emails per Contact and Week"
          hint="Emails past this limit wait until the next week."
          min={1}
          max={14}
          required
          className="max-w-xs"
        />
      </Card>
      <Card title="Quiet hours" description="Emails that are due in this time wait until it ends.">
        <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
          <HourField control={form.control} name="quietFrom" label="From" />
          <HourField control={form.control} name="quietTill" label="To" />
        </div>
        <p className="mt-3 text-label text-muted">
          Agency time zone: {getTimeZoneName(timeZone)}. Choose the same hour twice for no quiet hours.
        </p>
      </Card>
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

interface HourFieldProps {
  control: Control<SendingRules>
  name: 'quietFrom' | 'quietTill'
  label: string
}

function HourField({ control, name, label }: HourFieldProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field name={name} label={label} required error={fieldState.error?.message}>
      {(fieldControl) => (
        <Select
          {...fieldControl}
          buttonRef={field.ref}
          value={String(field.value)}
          options={hourOptions}
          onChange={(hour) => field.onChange(Number(hour))}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}))
