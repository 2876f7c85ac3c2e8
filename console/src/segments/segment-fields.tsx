import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { segmentNameMaximum } from '@gable/shared/segments/segment.ts'
import { type Control, useController } from 'react-hook-form'
import { FilterBuilder } from '../contacts/filters/filter-builder.tsx'
import { useFilterFields } from '../contacts/filters/use-filter-fields.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import type { SegmentFields as Fields } from './segment-form.ts'

/** The form fields of a segment: name, search, filters and sharing. */
export function SegmentFields({ control }: { control: Control<Fields, unknown, Fields> }) {
  return (
    <div className="space-y-5">
      <TextField
        control={control}
        name="name"
        label="Segment Name"
        max={segmentNameMaximum}
        required
        autoComplete="off"
      />
      <TextField
        control={control}
        name="search"
        label="Search for"
        placeholder="A name, an email, a number or an address"
        autoComplete="off"
      />
      <Filters control={control} />
      <SwitchField
        control={control}
        name="isShared"
        label="Share with your agency"
        hint="Everyone in your agency can use it. Only you and account administrators can change it."
      />
    </div>
  )
}

function Filters({ control }: { control: Control<Fields, unknown, Fields> }) {
  const { field, fieldState } = useController({ control, name: 'filters' })
  const { fields, error, isValidating, retry } = useFilterFields('SEGMENT')
  const filters = field.value as ContactFilter[]
  const hasRemovedField = fields.length > 0 && filters.some(({ key }) => fields.every((field) => field.key !== key))
  return (
    <fieldset data-field="filters" className="min-w-0 space-y-2">
      <legend className="mb-1.5 font-medium text-ink text-table">Conditions</legend>
      {error ? (
        <RetryCallout title="The conditions could not be loaded" onRetry={retry} retrying={isValidating} />
      ) : (
        <FilterBuilder fields={fields} value={filters} onChange={field.onChange} />
      )}
      {hasRemovedField && (
        <Callout tone="warning" title="A condition uses an attribute that no longer exists">
          It matches no contacts. Remove it to save the segment.
        </Callout>
      )}
      {fieldState.error?.message && <p className="text-danger-ink text-label">{fieldState.error.message}</p>}
      <p className="text-label text-muted">Contacts must match all conditions.</p>
    </fieldset>
  )
}
