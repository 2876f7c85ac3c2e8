import { sourceNameMaximum } from '@gable/shared/lead-intake/incoming-lead.ts'
import { type IntakeSource, IntakeSourceFields } from '@gable/shared/lead-intake/source.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import { TagsField } from '../contacts/edit/tags-field.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'

interface SourceDialogProps {
  open: boolean
  onClose: () => void
  /** The source to edit, or undefined to add one. */
  source?: IntakeSource | undefined
  /** Receives the secret of a signed source that was just added. */
  onSaved: (source: IntakeSource, secret: string | null) => void
}

export function SourceDialog({ open, onClose, source, onSaved }: SourceDialogProps) {
  const { name = '', leadType = 'GENERAL', tags = [], isSigned = false } = source ?? {}
  const form = useZodForm(IntakeSourceFields, { values: { name, leadType, tags, isSigned } })
  const { control } = form

  async function save({ isSigned, ...fields }: IntakeSourceFields) {
    if (source) {
      const params = { sourceId: source._id }
      onSaved(await call('PATCH /agent/lead-intake/sources/:sourceId', { params, body: fields }), null)
      toast.success('Source saved')
    } else {
      const created = await call('POST /agent/lead-intake/sources', { body: { ...fields, isSigned } })
      onSaved(created.source, created.secret)
    }
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={source ? 'Edit source' : 'Add source'}
      description="The name is the source of its leads. Lead routing rules can use it."
      form={form}
      onSubmit={save}
      submitLabel={source ? 'Save' : 'Add source'}
    >
      <TextField
        control={control}
        name="name"
        label="Name"
        placeholder="Website form"
        autoComplete="off"
        required
        max={sourceNameMaximum}
      />
      <SelectField
        control={control}
        name="leadType"
        label="Lead Type"
        hint="Unless the payload says what the person wants."
        options={leadFields.leadTypes}
        required
      />
      <TagsField />
      {!source && (
        <SwitchField
          control={control}
          name="isSigned"
          label="Require signed requests"
          hint="For systems that can sign with HMAC-SHA256. Leave off for form builders and Zapier."
        />
      )}
    </FormDialog>
  )
}
