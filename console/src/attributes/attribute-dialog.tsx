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
import { attributeTypeDetails, attributeTypeOptions } from './attribute-types.ts'

interface AttributeDialogProps {
  open: boolean
  onClose: () => void
  entity: AttributeEntity
  /** The attribute to edit; undefined to add one. */
  attribute: AttributeDefinition | undefined
  /** What a new attribute starts with. */
  defaults?: Pick<AttributeDefinition, 'label' | 'type'>
  onSaved: (attribute: AttributeDefinition) => void
}

const parseLines = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)

const Fields = z
  .object({ label: RequiredText(64), type: z.enum(attributeTypes, requiredMessage), choices: z.string() })
  .superRefine(({ type, choices }, context) => {
    if (type !== 'CHOICE') return
    const lines = parseLines(choices)
    const message =
      lines.length === 0
        ? 'Please add at least one option'
        : lines.length > choiceMaximum
          ? `You can add up to ${choiceMaximum} options`
          : lines.some((line) => line.length > 80)
            ? 'An option cannot be more than 80 characters'
            : undefined
    if (message) context.addIssue({ code: 'custom', path: ['choices'], message })
  })

/** Adds or edits an attribute. The type cannot change, because stored values depend on it. */
export function AttributeDialog({ open, onClose, entity, attribute, defaults, onSaved }: AttributeDialogProps) {
  const { label, type, choices } = { label: '', type: 'TEXT' as const, choices: [], ...defaults, ...attribute }
  const form = useZodForm(Fields, { values: { label, type, choices: choices.join('\n') } })
  const chosen = useWatch({ control: form.control, name: 'type' })

  async function save({ choices, ...fields }: z.output<typeof Fields>) {
    const body = { label: fields.label, choices: fields.type === 'CHOICE' ? parseLines(choices) : [] }
    const saved = attribute
      ? await call('PATCH /agent/attributes/:attributeId', { params: { attributeId: attribute._id }, body })
      : await call('POST /agent/attributes', { body: { ...body, entity, type: fields.type } })
    toast.success(attribute ? 'Attribute saved' : `“${fields.label}” added`)
    onSaved(saved)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={attribute ? 'Edit attribute' : 'Add attribute'}
      form={form}
      onSubmit={save}
      submitLabel={attribute ? 'Save' : 'Add attribute'}
    >
      <TextField control={form.control} name="label" label="Name" max={64} required autoComplete="off" />
      {attribute ? (
        <p className="text-muted">
          The type is {attributeTypeDetails[type].label}. It cannot change, because existing values depend on it.
        </p>
      ) : (
        <SelectField control={form.control} name="type" label="Type" options={attributeTypeOptions} required />
      )}
      {chosen === 'CHOICE' && (
        <TextAreaField
          control={form.control}
          name="choices"
          label="Options"
          hint={
            attribute
              ? 'One per line. A removed option stays on the records that already use it.'
              : 'One per line, in the order they should appear.'
          }
          required
          rows={6}
        />
      )}
    </FormDialog>
  )
}
