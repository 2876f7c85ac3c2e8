import { useFilterFields } from '../contacts/filters/use-filter-fields.ts'
import type { TableControls } from '../design/data/use-table-state.ts'
import { Select } from '../design/inputs/select.tsx'

/** Narrows the segments to whose they are, and to what they ask about. */
export function SegmentChoices({ controls }: { controls: TableControls }) {
  const { fields } = useFilterFields('SEGMENT')
  const { whose, by } = controls.filters
  const choose = (name: string) => (value: string) => controls.setFilter(name, value === all ? [] : [value])
  return (
    <>
      <div className="w-full sm:w-44">
        <Select aria-label="Owner" value={whose?.[0] ?? all} options={owners} onChange={choose('whose')} />
      </div>
      <div className="w-full sm:w-52">
        <Select
          aria-label="Condition"
          value={by?.[0] ?? all}
          options={[{ value: all, label: 'Any condition' }, ...fields.map(({ key, label }) => ({ value: key, label }))]}
          onChange={choose('by')}
        />
      </div>
    </>
  )
}

const all = 'all'

const owners = [
  { value: all, label: 'All segments' },
  { value: 'MINE', label: 'Made by you' },
  { value: 'OTHERS', label: 'Shared by others' },
]
