import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import type { ReactNode } from 'react'
import { MergeFieldMenu } from '../../../content/fields/merge-field-menu.tsx'
import { insertText } from '../../../content/fields/text-markup.ts'
import { useTextEdit } from '../../../content/fields/use-text-edit.ts'
import { countCharacters } from '../../../design/inputs/character-count.ts'
import { Field } from '../../../design/inputs/field.tsx'
import { TextArea } from '../../../design/inputs/text-area.tsx'
import { TextInput } from '../../../design/inputs/text-input.tsx'
import { useStableCallback } from '../../../platform/use-stable-callback.ts'
import { useFieldError, usePostcardEditor } from '../use-postcard-editor.ts'

interface PostcardTextFieldProps {
  field: TextSetting
  label: string
  maximum: number | null
  required?: boolean
  hint?: ReactNode
  /** More than one line. */
  rows?: number
}

type TextSetting = 'headline' | 'subheadline' | 'backHeadline' | 'body' | 'callToAction'

/** A text of the postcard, with values of the recipient and the sender to insert. */
export function PostcardTextField({ field, label, maximum, required, hint, rows }: PostcardTextFieldProps) {
  const { settings, change } = usePostcardEditor()
  const { error, onBlur } = useFieldError(field)
  const value = settings[field]
  const onChange = (text: string) => change({ [field]: text } as Partial<PostcardSettings>)
  const { input, edit } = useTextEdit(value, onChange)
  const insert = useStableCallback((text: string) => edit((selected) => insertText(selected, text)))
  return (
    <Field
      name={field}
      label={label}
      required={required}
      error={error}
      hint={hint}
      count={maximum === null ? undefined : { length: countCharacters(value), max: maximum }}
      labelAction={<MergeFieldMenu label={label} onInsert={insert} />}
    >
      {(control) => {
        const shared = {
          ...control,
          ref: input,
          value,
          onBlur,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        }
        return rows ? <TextArea {...shared} rows={rows} /> : <TextInput {...shared} autoComplete="off" />
      }}
    </Field>
  )
}
