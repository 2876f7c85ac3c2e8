import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { Import } from '@gable/shared/imports/import.ts'
import { targetLabels, toAttributeTarget } from '@gable/shared/imports/targets.ts'
import { Plus } from 'lucide-react'
import { type Control, useController } from 'react-hook-form'
import type { Option } from '../design/inputs/option.ts'
import { Select } from '../design/inputs/select.tsx'
import { useApi } from '../platform/use-api.ts'
import type { SetupInput, SetupValues } from './setup-fields.ts'

interface MappingFieldProps {
  control: Control<SetupInput, unknown, SetupValues>
  contactImport: Import
  onNewAttribute: (index: number) => void
}

/** Maps each column of the file, with some samples, to a contact field. */
export function MappingField({ control, contactImport: { headers, samples }, onNewAttribute }: MappingFieldProps) {
  const attributes = useApi('GET /agent/attributes', { query: { entity: 'CONTACT' } })
  const { field, fieldState } = useController({ control, name: 'mapping' })
  const options = getOptions(attributes.data ?? [])
  const columns = headers.map((header, index) => ({ key: `${index} ${header}`, header, index }))
  const setTarget = (index: number, target: string) =>
    field.onChange(
      headers.map((_, i) => (i === index ? (target === notImported ? '' : target) : (field.value[i] ?? ''))),
    )
  return (
    <div data-field="mapping" className="border-line border-t">
      {fieldState.error && (
        <p role="alert" className="border-line border-b bg-danger-soft px-4 py-2 text-danger-ink text-table sm:px-5">
          {fieldState.error.message}
        </p>
      )}
      <ul className="divide-y divide-line">
        {columns.map(({ key, header, index }) => (
          <li key={key} className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_1fr_220px] sm:items-center sm:px-5">
            <p className="min-w-0 break-words font-medium">{header}</p>
            <p className="min-w-0 truncate text-muted text-table">{formatSamples(samples, index)}</p>
            <Select
              aria-label={`Field for ${header}`}
              {...(fieldState.error && index === 0 && { 'aria-invalid': true as const })}
              value={field.value[index] || notImported}
              options={options}
              onChange={(target) => (target === newAttribute ? onNewAttribute(index) : setTarget(index, target))}
              {...(index === 0 && { buttonRef: field.ref })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

const notImported = 'NOT_IMPORTED'
const newAttribute = 'NEW_ATTRIBUTE'

const formatSamples = (samples: string[][], index: number) =>
  samples
    .map((cells) => cells[index] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(' · ') || 'Empty'

const getOptions = (attributes: readonly AttributeDefinition[]): Option[] => [
  { value: notImported, label: 'Do not import' },
  ...Object.entries(targetLabels).map(([value, label]) => ({ value, label })),
  ...attributes.map((attribute) => ({
    value: toAttributeTarget(attribute),
    label: attribute.label,
    hint: 'Attribute',
  })),
  { value: newAttribute, label: 'New attribute…', hint: 'Keep the column as a field of its own', icon: Plus },
]
