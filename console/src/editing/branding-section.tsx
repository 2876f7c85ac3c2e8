import { isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { BrandingIncomplete } from '../branding/branding-incomplete.tsx'
import { Button } from '../design/inputs/button.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { useApi } from '../platform/use-api.ts'
import { PanelSection } from './panel-section.tsx'

interface BrandingSectionProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
}

/** Selects the branding template of the edited item. */
export function BrandingSection<In extends FieldValues, Out>({ control, name }: BrandingSectionProps<In, Out>) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/branding')
  const brandingId: unknown = useWatch({ control, name })
  const selected = data?.find(({ _id }) => _id === brandingId)
  const hasFailed = !data && error !== undefined
  return (
    <PanelSection title="Branding">
      <SelectField
        control={control}
        name={name}
        label="Branding Template to Use"
        required
        disabled={!data?.length}
        placeholder={getPlaceholder(data?.length, hasFailed)}
        options={data?.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
        hint={hasFailed && 'The branding templates could not be loaded.'}
        labelAction={
          hasFailed && (
            <Button size="sm" busy={isValidating} onClick={() => void mutate()}>
              Retry
            </Button>
          )
        }
      />
      {selected && !isBrandingComplete(selected.style) && <BrandingIncomplete brandingId={selected._id} />}
    </PanelSection>
  )
}

function getPlaceholder(count: number | undefined, hasFailed: boolean) {
  if (count === undefined) return hasFailed ? '' : 'Loading…'
  return count === 0 ? 'No brand template found' : 'Select a branding template'
}
