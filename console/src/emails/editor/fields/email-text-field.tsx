import type { ReactNode } from 'react'
import { FormatButtons } from '../../../content/fields/format-buttons.tsx'
import { MergeFieldMenu } from '../../../content/fields/merge-field-menu.tsx'
import { insertText } from '../../../content/fields/text-markup.ts'
import { useTextEdit } from '../../../content/fields/use-text-edit.ts'
import { countCharacters } from '../../../design/inputs/character-count.ts'
import { Field } from '../../../design/inputs/field.tsx'
import { TextArea } from '../../../design/inputs/text-area.tsx'
import { TextInput } from '../../../design/inputs/text-input.tsx'
import { useStableCallback } from '../../../platform/use-stable-callback.ts'
import { useFieldError } from './use-field-error.ts'

interface EmailTextFieldProps {
  /** Null for a setting of the email itself. */
  blockId: string | null
  /** The name of the setting. */
  field: string
  label: string
  value: string
  onChange: (text: string) => void
  required?: boolean
  max?: number
  hint?: ReactNode
  placeholder?: string
  /** More than one line. */
  rows?: number
  /** Offers bold, italic, lists and links. */
  hasMarkup?: boolean
  /** Offers values of the recipient and the sender. */
  hasMergeFields?: boolean
}

/** A text of the email, with the tools that it allows. */
export function EmailTextField(props: EmailTextFieldProps) {
  const { blockId, field, label, value, onChange, required, max, hint, placeholder, rows, hasMarkup } = props
  const { hasMergeFields = true } = props
  const { error, onBlur } = useFieldError(blockId, field)
  const { input, edit, handleShortcut } = useTextEdit(value, onChange)
  const insert = useStableCallback((text: string) => edit((selected) => insertText(selected, text)))
  return (
    <Field
      name={field}
      label={label}
      required={required}
      error={error}
      hint={hint}
      count={max === undefined ? undefined : { length: countCharacters(value), max }}
      labelAction={hasMergeFields && <MergeFieldMenu label={label} onInsert={insert} />}
    >
      {(control) => {
        const shared = {
          ...control,
          ref: input,
          value,
          placeholder,
          onBlur,
          onKeyDown: hasMarkup ? handleShortcut : undefined,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        }
        return (
          <>
            {hasMarkup && <FormatButtons label={label} onEdit={edit} />}
            {rows ? <TextArea {...shared} rows={rows} /> : <TextInput {...shared} autoComplete="off" />}
          </>
        )
      }}
    </Field>
  )
}
