import type { MlsConnection, MlsConnectionInput } from '@gable/shared/mls/connection.ts'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { type ConnectionValues, connectionSchema, toConnectionValues } from './connection-values.ts'
import { DisplayRuleFields } from './display-rule-fields.tsx'
import { MemberFields } from './member-fields.tsx'
import { ResoAccessFields } from './reso-access-fields.tsx'

interface ConnectionFormProps {
  kind: 'RESO' | 'CSV'
  /** Undefined for a new one. */
  connection?: MlsConnection
  submitLabel: string
  onSave: (input: MlsConnectionInput) => Promise<unknown>
}

/** Where listings come from, whose they are, and how they may be shown. */
export function ConnectionForm({ kind, connection, submitLabel, onSave }: ConnectionFormProps) {
  const values = toConnectionValues(connection)
  const form = useZodForm<ConnectionValues, MlsConnectionInput>(connectionSchema(kind), {
    defaultValues: values,
    ...(connection && { values, resetOptions: { keepDirtyValues: true } }),
  })
  const { control } = form
  useUnsavedChanges(form.formState.isDirty && !form.formState.isSubmitting && !form.formState.isSubmitSuccessful)
  return (
    <Form form={form} onSubmit={onSave} className="space-y-4">
      <Card title={kind === 'RESO' ? 'Access' : 'Source'} description={kind === 'RESO' ? accessText : csvText}>
        <div className="space-y-4">
          <TextField control={control} name="name" label="Name" placeholder="Bright MLS" required max={100} />
          {kind === 'RESO' && <ResoAccessFields control={control} connection={connection} />}
        </div>
      </Card>
      <Card title="Your listings" description="By these IDs we know which listings are yours.">
        <div className="space-y-4">
          <TextField
            control={control}
            name="officeIds"
            label="Office IDs"
            hint="The MLS IDs of your offices, separated by commas."
            autoComplete="off"
          />
          <MemberFields control={control} />
        </div>
      </Card>
      <Card title="Display rules" description="What the rules of your MLS ask for wherever its listings are shown.">
        <div className="space-y-4">
          <DisplayRuleFields control={control} />
        </div>
      </Card>
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}

const accessText = 'Your MLS, or its data provider, gives you these. We ask for one listing before we save.'
const csvText = 'Next you upload the file. Columns of usual exports are recognized.'
