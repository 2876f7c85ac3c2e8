import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../design/inputs/button.tsx'
import { Field } from '../design/inputs/field.tsx'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'

interface TagPickerProps {
  /** A list of the surrounding form. */
  name: string
  label: string
  hint: string
  placeholder: string
  options: readonly string[]
  /** Lets people add what is not offered: the app has no list of its tags. */
  canAdd?: boolean
}

/** Chooses tags or stages, and adds ones that are not offered. */
export function TagPicker({ name, label, hint, placeholder, options, canAdd = false }: TagPickerProps) {
  const { field, fieldState } = useController({ name })
  const [text, setText] = useState('')
  const value: string[] = Array.isArray(field.value) ? field.value : []
  const offered = [...new Set([...options, ...value])].map((option) => ({ value: option, label: option }))
  const added = text.trim().slice(0, 100)

  function add() {
    const isKnown = value.some((tag) => tag.toLowerCase() === added.toLowerCase())
    if (added && !isKnown) field.onChange([...value, added])
    setText('')
  }

  return (
    <Field name={name} label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <div className="space-y-2">
          <MultiSelect
            {...control}
            options={offered}
            placeholder={placeholder}
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
          {value.length > 1 && <p className="break-words text-label text-muted">{value.join(', ')}</p>}
          {canAdd && (
            <div className="flex gap-2">
              <TextInput
                aria-label={`Other tag for ${label}`}
                placeholder="Another tag"
                value={text}
                maxLength={100}
                onChange={(event) => setText(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  add()
                }}
              />
              <Button icon={Plus} disabled={!added} onClick={add}>
                Add
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
