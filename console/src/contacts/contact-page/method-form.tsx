import {
  type ContactMethod,
  labelMaximum,
  type MethodKind,
  suggestedLabels,
} from '@gable/shared/contacts/contact-method.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Field } from '../../design/inputs/field.tsx'
import { toFormError } from '../../design/inputs/form-error.ts'
import { TextInput } from '../../design/inputs/text-input.tsx'

interface MethodFormProps {
  kind: MethodKind
  /** `Email` */
  label: string
  /** Undefined for a new one. */
  method?: ContactMethod
  /** A thrown error shows below the field. */
  onSubmit: (method: ContactMethod) => Promise<void>
  onClose: () => void
}

/** Enter saves, Escape cancels. */
export function MethodForm({ kind, label: name, method, onSubmit, onClose }: MethodFormProps) {
  const [value, setValue] = useState(method?.value ?? '')
  const [label, setLabel] = useState(method?.label ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const suggestionsId = useId()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await onSubmit({ value, label })
    } catch (problem) {
      const { message, fields } = toFormError(problem)
      setError(Object.values(fields)[0] ?? message)
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      className="my-2 space-y-2"
    >
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-2">
        <Field label={name} error={error} required>
          {(control) => (
            <TextInput
              {...control}
              {...inputProps[kind]}
              ref={focusElement}
              autoComplete="off"
              spellCheck={false}
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        </Field>
        <Field label="Label">
          {(control) => (
            <TextInput
              {...control}
              list={suggestionsId}
              maxLength={labelMaximum}
              autoComplete="off"
              placeholder={suggestedLabels[kind][0]}
              value={label}
              onChange={({ target }) => setLabel(target.value)}
            />
          )}
        </Field>
      </div>
      <datalist id={suggestionsId}>
        {suggestedLabels[kind].map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          Save
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const inputProps = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const

/** Stable, so that React calls it only when the element mounts. */
const focusElement = (element: HTMLElement | null) => element?.focus()
