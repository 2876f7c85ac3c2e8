import { defaultColour } from '@gable/shared/branding/look.ts'
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
  const { value, change, blur, ref, error } = useFormField({ name, label })
  const text = typeof value === 'string' ? value : ''
  const set = (next: string) => change(next === '' ? null : next)
  const hint = text === '' ? `Not chosen yet. Until then visitors see ${defaultColour}.` : undefined
  return (
    <div className="space-y-4">
      <Field {...{ name, label, hint, error }}>
        {(control) => (
          <div className="flex items-center gap-2">
            <input
              type="color"
              aria-label={`Pick the ${label.toLowerCase()}`}
              value={isColour(text) ? text : defaultColour}
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
                blur()
              }}
              placeholder={defaultColour}
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
