import { type MappedField, type Mapping, mappedFields } from '@gable/shared/lead-intake/mapping.ts'
import { maxPathLength, type PayloadField } from '@gable/shared/lead-intake/payload-fields.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import { Field } from '../design/inputs/field.tsx'
import { Select } from '../design/inputs/select.tsx'

interface MappingFieldsProps {
  mapping: Mapping
  /** The values of the payload on screen, and those of all payloads. */
  fields: readonly PayloadField[]
  known: readonly PayloadField[]
  onChange: (mapping: Mapping) => void
}

/** A choice of path for each field of a lead. */
export function MappingFields({ mapping, fields, known, onChange }: MappingFieldsProps) {
  const choose = (key: MappedField, path: string) => {
    const { [key]: _, ...others } = mapping
    onChange(path === notMapped ? others : { ...others, [key]: path })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {mappedFields.map(({ key, label }) => (
        <Field key={key} label={label} hint={hints[key]}>
          {(control) => (
            <Select
              {...control}
              value={mapping[key] ?? notMapped}
              placeholder="Not mapped"
              options={listOptions(fields, known, mapping[key])}
              onChange={(path) => choose(key, path)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

const notMapped = ''

const hints: Partial<Record<MappedField, string>> = {
  fullName: 'For payloads with one field for the whole name.',
  address: 'The street, or the whole address.',
  leadType: 'Words such as sell, buy or refinance.',
  externalId: 'The same ID makes one lead, however often it is sent.',
}

/** Also paths that this payload lacks. */
function listOptions(fields: readonly PayloadField[], known: readonly PayloadField[], selected: string | undefined) {
  const present = new Set(fields.map(({ path }) => path))
  const absent = [...known.map(({ path }) => path), ...(selected === undefined ? [] : [selected])]
  const isShort = (path: string) => path.length <= maxPathLength
  return [
    { value: notMapped, label: 'Not mapped' },
    ...fields
      .filter(({ path }) => isShort(path))
      .map(({ path, value }) => ({ value: path, label: path, hint: truncate(value, 60) || 'Empty' })),
    ...[...new Set(absent)]
      .filter((path) => !present.has(path) && isShort(path))
      .map((path) => ({ value: path, label: path, hint: 'Not in this payload' })),
  ]
}
