import { useFilterFields } from '../contacts/filters/use-filter-fields.ts'
import type { TableControls } from '../design/data/use-table-state.ts'
import { Select } from '../design/inputs/select.tsx'

/** Filters the segments by owner and by condition. */
export function SegmentFilters({ controls }: { controls: TableControls }) {
  const { fields } = useFilterFields('SEGMENT')
  const { whose, by } = controls.filters
  const handleChange = (name: string) => (value: string) => controls.setFilter(name, value === anyValue ? [] : [value])
  return (
    <>
      <Select
        aria-label="Owner"
        value={whose?.[0] ?? anyValue}
        options={ownerOptions}
        onChange={handleChange('whose')}
      />
      <Select
        aria-label="Condition"
        value={by?.[0] ?? anyValue}
        options={[
          { value: anyValue, label: 'Any condition' },
          ...fields.map(({ key, label }) => ({ value: key, label })),
        ]}
        onChange={handleChange('by')}
      />
    </>
  )
}

const anyValue = 'anyValue'

const ownerOptions = [
  { value: anyValue, label: 'All segments' },
  { value: 'MINE', label: 'Created by you' },
  { value: 'OTHERS', label: 'Shared by others' },
]
