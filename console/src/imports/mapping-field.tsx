import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { Import } from '@gable/shared/imports/import.ts'
import { toAttributeTarget, targetLabels } from '@gable/shared/imports/targets.ts'
import { type Control, useController } from 'react-hook-form'
import type { Option } from '../design/inputs/option.ts'
import { Select } from '../design/inputs/select.tsx'
import { useApi } from '../platform/use-api.ts'
import type { SetupIn, SetupOut } from './setup-fields.ts'

interface MappingFieldProps {
  control: Control<SetupIn, unknown, SetupOut>
  list: Import
}

/** Each column of the file with a few of its cells, and what it becomes. */
export function MappingField({ control, list: { headers, samples } }: MappingFieldProps) {
  const attributes = useApi('GET /agent/attributes', { query: { entity: 'CONTACT' } })
  const { field, fieldState } = useController({ control, name: 'mapping' })
  const options = optionsOf(attributes.data ?? [])
  const columns = headers.map((header, place) => ({ key: `${place} ${header}`, header, place }))
  const choose = (place: number, target: string) =>
    field.onChange(
      headers.map((_, at) => (at === place ? (target === leftOut ? '' : target) : (field.value[at] ?? ''))),
    )
  return (
    <div data-field="mapping" className="border-line border-t">
      {fieldState.error && (
        <p role="alert" className="border-line border-b bg-danger-soft px-5 py-2 text-danger-ink text-table">
          {fieldState.error.message}
        </p>
      )}
      <ul className="divide-y divide-line">
        {columns.map(({ key, header, place }) => (
          <li key={key} className="grid gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[1fr_1fr_220px] sm:items-center">
            <p className="min-w-0 break-words font-medium">{header}</p>
            <p className="min-w-0 truncate text-muted text-table">{samplesOf(samples, place)}</p>
            <Select
              aria-label={`${header} becomes`}
              {...(fieldState.error && place === 0 && { 'aria-invalid': true as const })}
              value={field.value[place] || leftOut}
              options={options}
              onChange={(target) => choose(place, target)}
              {...(place === 0 && { buttonRef: field.ref })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

const leftOut = 'LEFT_OUT'

const samplesOf = (samples: string[][], place: number) =>
  samples
    .map((cells) => cells[place] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(' · ') || 'Empty'

const optionsOf = (attributes: readonly AttributeDefinition[]): Option[] => [
  { value: leftOut, label: 'Left out' },
  ...Object.entries(targetLabels).map(([value, label]) => ({ value, label })),
  ...attributes.map((attribute) => ({ value: toAttributeTarget(attribute), label: attribute.label, hint: 'Attribute' })),
]
