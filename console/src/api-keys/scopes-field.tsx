import type { ScopeOption } from '@gable/shared/api-keys/api-key.ts'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { Button } from '../design/inputs/button.tsx'
import { Checkbox } from '../design/inputs/checkbox.tsx'

interface ScopesFieldProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  options: readonly ScopeOption[]
}

/** A row for each area: whether a key may read there, and whether it may write. Without permission a box is disabled. */
export function ScopesField<In extends FieldValues, Out>({ control, options }: ScopesFieldProps<In, Out>) {
  const { field, fieldState } = useController<In, FieldPath<In>, Out>({ name: 'scopes' as FieldPath<In>, control })
  const id = useId()
  const scopes = field.value as readonly string[]
  const setScopes = (next: readonly string[]) => field.onChange([...next].sort())
  const toggle = (scope: string) => (isOn: boolean) =>
    setScopes(isOn ? [...scopes, scope] : scopes.filter((other) => other !== scope))
  const { error } = fieldState
  return (
    <fieldset data-field="scopes" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-medium text-table">
        Scopes
        <span aria-hidden="true" className="ml-0.5 text-danger-ink">
          *
        </span>
      </legend>
      <div className="mt-1 mb-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => setScopes(options.flatMap(({ area, canRead }) => (canRead ? `${area}:read` : [])))}
        >
          Read everything
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setScopes([])}>
          Clear
        </Button>
      </div>
      <table className="w-full rounded-lg border border-line text-table">
        <caption className="sr-only">Scopes</caption>
        <thead>
          <tr className="border-line border-b text-label text-muted">
            <th scope="col" className="px-3 py-2 text-left font-medium">
              Area
            </th>
            <th scope="col" className="w-16 px-2 py-2 font-medium">
              Read
            </th>
            <th scope="col" className="w-16 px-2 py-2 font-medium">
              Write
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {options.map(({ area, label, canRead, canWrite }) => (
            <tr key={area}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {label}
              </th>
              {[
                { scope: `${area}:read`, can: canRead, name: 'Read' },
                { scope: `${area}:write`, can: canWrite, name: 'Write' },
              ].map(({ scope, can, name }) => (
                <td key={scope} className="px-2 py-2 text-center">
                  <Checkbox
                    checked={scopes.includes(scope)}
                    onChange={toggle(scope)}
                    disabled={!can}
                    aria-label={`${name} ${label}`}
                    {...(!can && { title: 'There is nothing here that you may give' })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 flex items-start gap-1 text-danger-ink text-label">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
          {error.message}
        </p>
      )}
    </fieldset>
  )
}
