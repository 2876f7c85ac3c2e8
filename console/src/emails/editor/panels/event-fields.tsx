import { toLocalIso } from '@gable/shared/emails/create-block.ts'
import { Field } from '../../../design/inputs/field.tsx'
import { TextInput } from '../../../design/inputs/text-input.tsx'
import { EmailTextField } from '../fields/email-text-field.tsx'
import { useFieldError } from '../fields/use-field-error.ts'
import type { BlockFieldsProps } from './block-field-props.ts'
import { TitleField } from './card-fields.tsx'

export const EventFields = ({ block, onChange }: BlockFieldsProps<'EVENT'>) => (
  <>
    <TitleField block={block} onChange={onChange} />
    <MomentField
      blockId={block.id}
      field="startsAt"
      label="Starts"
      value={block.startsAt}
      onChange={(startsAt) => onChange({ startsAt, endsAt: moveEnd(block, startsAt) })}
    />
    <MomentField
      blockId={block.id}
      field="endsAt"
      label="Ends"
      value={block.endsAt}
      onChange={(endsAt) => onChange({ endsAt })}
    />
    <EmailTextField
      blockId={block.id}
      field="place"
      label="Place"
      max={200}
      placeholder="eg. 18 Spring Street, Portland"
      value={block.place}
      onChange={(place) => onChange({ place })}
    />
    <EmailTextField
      blockId={block.id}
      field="label"
      label="Button Text"
      max={60}
      placeholder="eg. Save your seat"
      hint="Leave the text or the URL blank for no button."
      value={block.label}
      onChange={(label) => onChange({ label })}
    />
    <EmailTextField
      blockId={block.id}
      field="url"
      label="URL"
      hasMergeFields={false}
      placeholder="https://"
      value={block.url}
      onChange={(url) => onChange({ url })}
    />
  </>
)

interface MomentFieldProps {
  blockId: string
  field: 'startsAt' | 'endsAt'
  label: string
  value: string
  onChange: (moment: string) => void
}

/** A date and time, kept with the offset of the agent's time zone. */
function MomentField({ blockId, field, label, value, onChange }: MomentFieldProps) {
  const { error, onBlur } = useFieldError(blockId, field)
  return (
    <Field name={field} label={label} required error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={value.slice(0, localLength)}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value && toLocalIso(new Date(target.value)))}
        />
      )}
    </Field>
  )
}

/** An event that is moved keeps its length. */
function moveEnd({ startsAt, endsAt }: { startsAt: string; endsAt: string }, movedTo: string): string {
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  return movedTo && length > 0 ? toLocalIso(new Date(Date.parse(movedTo) + length)) : endsAt
}

/** Of `2026-06-06T13:00`. */
const localLength = 16
