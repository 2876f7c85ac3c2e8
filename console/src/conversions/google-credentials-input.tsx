import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '../design/inputs/field.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import type { TokenInputProps } from './token-field.tsx'

const parts = [
  { name: 'client_id', label: 'OAuth Client ID' },
  { name: 'client_secret', label: 'OAuth Client Secret' },
  { name: 'refresh_token', label: 'OAuth Refresh Token' },
] as const

const blank = { client_id: '', client_secret: '', refresh_token: '' }

/** The three parts of Google's credentials, which are stored as one secret. */
export function GoogleCredentialsInput({ control, label, hint, labelAction, autoFocus }: TokenInputProps) {
  const { field, fieldState } = useController({ control, name: 'token' })
  const [values, setValues] = useState(blank)
  // A form that was saved or reset has no secret any more.
  const shown = field.value === '' ? blank : values

  const firstBlank = parts.findIndex(({ name }) => shown[name].length < 8)
  const missing = Math.max(firstBlank, 0)

  function update(name: keyof typeof blank, text: string) {
    const next = { ...shown, [name]: text.trim() }
    setValues(next)
    field.onChange(Object.values(next).every((value) => value === '') ? '' : JSON.stringify(next))
  }

  return (
    <fieldset aria-label={label} className="space-y-4">
      {parts.map((part, index) => (
        <Field
          key={part.name}
          label={part.label}
          labelAction={index === 0 && labelAction}
          hint={index === 2 ? hint : undefined}
          error={index === missing ? fieldState.error?.message : undefined}
        >
          {(input) => (
            <TextInput
              {...input}
              ref={index === 0 ? field.ref : undefined}
              value={shown[part.name]}
              onChange={({ target }) => update(part.name, target.value)}
              onBlur={field.onBlur}
              spellCheck={false}
              autoComplete="off"
              autoFocus={autoFocus && index === 0}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
