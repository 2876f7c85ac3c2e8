import { defaultColor } from '@gable/shared/branding/appearance.ts'
import { Button } from '../design/inputs/button.tsx'
import { Field } from '../design/inputs/field.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { TextInput } from '../design/inputs/text-input.tsx'
import { ColourReadings } from './colour-readings.tsx'
import { isColour, tidyColour } from './colour-text.ts'

interface ColourFieldProps {
  name: string
  label: string
}

/** A colour, picked or typed, and what becomes of it where people have to read it. */
export function ColourField({ name, label }: ColourFieldProps) {
  const { value, onChange, onBlur, ref, error } = useFormField({ name, label })
  const text = typeof value === 'string' ? value : ''
  const set = (next: string) => onChange(next === '' ? null : next)
  const hint = text === '' ? `Not chosen yet. Until then visitors see ${defaultColor}.` : undefined
  return (
    <div className="space-y-4">
      <Field {...{ name, label, hint, error }}>
        {(control) => (
          <div className="flex items-center gap-2">
            <input
              type="color"
              aria-label={`Pick the ${label.toLowerCase()}`}
              value={isColour(text) ? text : defaultColor}
              onChange={(event) => set(event.target.value.toUpperCase())}
              className="h-8 w-12 shrink-0 cursor-pointer rounded-lg border border-control bg-surface p-0.5 touch:h-11"
            />
            <TextInput
              {...control}
              ref={ref}
              name={name}
              value={text}
              onChange={(event) => set(event.target.value)}
              onBlur={() => {
                set(tidyColour(text))
                onBlur()
              }}
              placeholder={defaultColor}
              spellCheck={false}
              autoComplete="off"
              className="max-w-36 font-mono"
            />
            {text !== '' && (
              <Button variant="quiet" onClick={() => set('')}>
                Clear
              </Button>
            )}
          </div>
        )}
      </Field>
      {isColour(text) && <ColourReadings colour={text.toUpperCase()} />}
    </div>
  )
}
