import type { FieldControl } from '../design/inputs/field.tsx'
import { Select } from '../design/inputs/select.tsx'
import type { useBrandChoice } from './use-brand-choice.ts'

interface BrandSelectProps {
  control: FieldControl
  choice: ReturnType<typeof useBrandChoice>
  onChange: (brandingId: string) => void
}

/** Selects the brand of an email or a postcard. */
export const BrandSelect = ({ control, choice: { brands, brand }, onChange }: BrandSelectProps) => (
  <Select
    {...control}
    value={brand?._id ?? null}
    options={brands?.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
    disabled={!brands}
    placeholder={brands ? 'Select a branding template' : 'Loading…'}
    onChange={onChange}
  />
)
