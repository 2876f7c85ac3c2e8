import { defaultColor } from '@gable/shared/branding/appearance.ts'
import { Button } from '../design/inputs/button.tsx'
import { Field } from '../design/inputs/field.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { TextInput } from '../design/inputs/text-input.tsx'
import { ContrastList } from './contrast-list.tsx'
import { isHexColor, normalizeHexColor } from './hex-color.ts'

interface ColorFieldProps {
  name: string
  label: string
}

/** A color to pick or type, and how readable it is in each use. */
export function ColorField({ name, label }: ColorFieldProps) {
  const { value, onChange, onBlur, ref, error } = useFormField({ name, label })
  const text = typeof value === 'string' ? value : ''
  const setColor = (next: string) => onChange(next === '' ? null : next)
  const hint = text === '' ? `Not set. Visitors see the default color, ${defaultColor}.` : undefined
  return (
    <div className="space-y-4">
      <Field name={name} label={label} hint={hint} error={error}>
        {(control) => (
          <div className="flex items-center gap-2">
            <input
              type="color"
              aria-label={`Pick the ${label.toLowerCase()}`}
              value={isHexColor(text) ? text : defaultColor}
              onChange={(event) => setColor(event.target.value.toUpperCase())}
              className="h-8 w-12 shrink-0 cursor-pointer rounded-lg border border-control bg-surface p-0.5 touch:h-11"
            />
            <TextInput
              {...control}
              ref={ref}
              name={name}
              value={text}
              onChange={(event) => setColor(event.target.value)}
              onBlur={() => {
                setColor(normalizeHexColor(text))
                onBlur()
              }}
              placeholder={defaultColor}
              spellCheck={false}
              autoComplete="off"
              className="max-w-36 font-mono"
            />
            {text !== '' && (
              <Button variant="quiet" onClick={() => setColor('')}>
                Clear
              </Button>
            )}
          </div>
        )}
      </Field>
      {isHexColor(text) && <ContrastList color={text.toUpperCase()} />}
    </div>
  )
}
