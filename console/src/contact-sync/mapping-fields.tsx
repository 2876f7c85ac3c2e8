import type { ContactSync, SyncSetup, SyncSetupInput } from '@gable/shared/contact-sync/contact-sync.ts'
import { ArrowLeftRight, Plus, Trash2 } from 'lucide-react'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { Badge } from '../design/data/badge.tsx'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'

interface MappingFieldsProps {
  control: Control<SyncSetupInput, unknown, SyncSetup>
  sync: ContactSync
}

/** Which attribute of contacts is which field of the app. */
export function MappingFields({ control, sync }: MappingFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'mappings' })
  const mappings = useWatch({ control, name: 'mappings' }) ?? []
  const remoteOptions = withMissing(
    sync.catalog.fields.map(({ name, label }) => ({ value: name, label })),
    sync.mappings.map(({ remoteField, remoteLabel }) => ({ value: remoteField, label: remoteLabel })),
  )
  const attributeOptions = withMissing(
    sync.attributes.map(({ key, label }) => ({ value: key, label })),
    sync.mappings.map(({ attributeKey, attributeLabel }) => ({ value: attributeKey, label: attributeLabel })),
  )
  return (
    <div className="space-y-3">
      {fields.length === 0 && <p className="text-muted">No further fields are exchanged.</p>}
      <ul className="space-y-3">
        {fields.map((field, n) => {
          const problem = sync.mappings.find(({ attributeKey }) => attributeKey === mappings[n]?.attributeKey)?.problem
          return (
            <li key={field.id} className="flex flex-wrap items-end gap-x-3 gap-y-2">
              <div className="min-w-0 flex-1 basis-48">
                <SelectField
                  control={control}
                  name={`mappings.${n}.remoteField`}
                  label={`Field in ${sync.title}`}
                  options={remoteOptions}
                  required
                />
              </div>
              <ArrowLeftRight aria-hidden className="mb-2.5 size-4 shrink-0 text-faint max-sm:hidden" />
              <div className="min-w-0 flex-1 basis-48">
                <SelectField
                  control={control}
                  name={`mappings.${n}.attributeKey`}
                  label="Contact Attribute"
                  options={attributeOptions}
                  required
                />
              </div>
              <IconButton icon={Trash2} label={`Remove field ${n + 1}`} onClick={() => remove(n)} />
              {problem && (
                <p className="w-full">
                  <Badge tone="warning">{problem}</Badge>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <Button icon={Plus} onClick={() => append({ remoteField: '', attributeKey: '' })}>
        Add field
      </Button>
    </div>
  )
}

interface LabeledValue {
  value: string
  label: string
}

/** Fields that are mapped and gone stay in the list until an agent removes them. */
const withMissing = (options: LabeledValue[], mapped: LabeledValue[]) => [
  ...options,
  ...mapped.filter(({ value }) => !options.some((option) => option.value === value)),
]
