import type { Control } from 'react-hook-form'
import { FormatButtons } from '../content/fields/format-buttons.tsx'
import { MergeFieldMenu } from '../content/fields/merge-field-menu.tsx'
import { insertText } from '../content/fields/text-markup.ts'
import { useTextEdit } from '../content/fields/use-text-edit.ts'
import { countCharacters } from '../design/inputs/character-count.ts'
import { Field } from '../design/inputs/field.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { TextArea } from '../design/inputs/text-area.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import type { EmailDraft } from './email-draft.ts'

interface ComposeFieldProps {
  control: Control<EmailDraft>
  name: keyof EmailDraft
  label: string
  max: number
  /** More than one line, with markup. */
  rows?: number
}

/** The subject or the text of an email, with values of the contact to insert. */
export function ComposeField({ control, name, label, max, rows }: ComposeFieldProps) {
  const field = useFormField<EmailDraft, EmailDraft>({ name, control, label })
  const value = String(field.value ?? '')
  const { input, edit, handleShortcut } = useTextEdit(value, field.onChange)
  return (
    <Field
      name={name}
      label={label}
      required
      error={field.error}
      count={{ length: countCharacters(value), max }}
      labelAction={<MergeFieldMenu label={label} onInsert={(text) => edit((selected) => insertText(selected, text))} />}
    >
      {(props) => {
        const shared = {
          ...props,
          ref: input,
          value,
          onBlur: field.onBlur,
          onChange: (event: { target: { value: string } }) => field.onChange(event.target.value),
        }
        if (!rows) return <TextInput {...shared} autoComplete="off" />
        return (
          <>
            <FormatButtons label={label} onEdit={edit} />
            <TextArea {...shared} rows={rows} onKeyDown={handleShortcut} />
          </>
        )
      }}
    </Field>
  )
}
