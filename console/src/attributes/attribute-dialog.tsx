import {
  type AttributeDefinition,
  type AttributeEntity,
  attributeTypes,
  choiceMaximum,
} from '@gable/shared/contacts/attribute.ts'
import { RequiredText, requiredMessage } from '@gable/shared/http/fields.ts'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { kindOptions, kinds } from './kinds.ts'

interface AttributeDialogProps {
  open: boolean
  onClose: () => void
  entity: AttributeEntity
  /** The one to change; none to add one. */
  attribute: AttributeDefinition | undefined
  onSaved: () => void
}

const linesOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)

const Fields = z
  .object({ label: RequiredText(64), type: z.enum(attributeTypes, requiredMessage), choices: z.string() })
  .superRefine(({ type, choices }, context) => {
    if (type !== 'CHOICE') return
    const lines = linesOf(choices)
    const message =
      lines.length === 0
        ? 'Please add at least one option'
        : lines.length > choiceMaximum
          ? `There can be no more than ${choiceMaximum} options`
          : lines.some((line) => line.length > 80)
            ? 'An option cannot be more than 80 characters'
            : undefined
    if (message) context.addIssue({ code: 'custom', path: ['choices'], message })
  })

/** What an attribute is called and what can be filled in. The kind stays: values are kept in its shape. */
export function AttributeDialog({ open, onClose, entity, attribute, onSaved }: AttributeDialogProps) {
  const { label = '', type = 'TEXT', choices = [] } = attribute ?? {}
  const form = useZodForm(Fields, { values: { label, type, choices: choices.join('\n') } })
  const chosen = useWatch({ control: form.control, name: 'type' })

  async function save({ choices, ...fields }: z.output<typeof Fields>) {
    const body = { label: fields.label, choices: fields.type === 'CHOICE' ? linesOf(choices) : [] }
    if (attribute) await call('PATCH /agent/attributes/:attributeId', { params: { attributeId: attribute._id }, body })
    else await call('POST /agent/attributes', { body: { ...body, entity, type: fields.type } })
    toast.success(attribute ? 'The attribute is saved' : `“${fields.label}” is added`)
    onSaved()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={attribute ? 'Edit attribute' : 'Add attribute'}
      form={form}
      onSubmit={save}
      submit={attribute ? 'Save' : 'Add attribute'}
    >
      <TextField control={form.control} name="label" label="Name" max={64} required autoComplete="off" />
      {attribute ? (
        <p className="text-muted">
          Its kind is {kinds[type].label}, and stays: what was filled in is kept in that shape.
        </p>
      ) : (
        <SelectField control={form.control} name="type" label="Kind" options={kindOptions} required />
      )}
      {chosen === 'CHOICE' && (
        <TextAreaField
          control={form.control}
          name="choices"
          label="Options"
          hint={
            attribute
              ? 'One on each line. An option that is taken away stays where it was chosen before.'
              : 'One on each line, in the order in which they are offered.'
          }
          required
          rows={6}
        />
      )}
    </FormDialog>
  )
}
