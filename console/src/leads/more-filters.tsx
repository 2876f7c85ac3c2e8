import { leadStages, leadTypes } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { ListFilterPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TableControls } from '../design/data/use-table-state.ts'
import { Button } from '../design/inputs/button.tsx'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { Select } from '../design/inputs/select.tsx'
import { useIsNarrow } from '../design/layout/use-media-query.ts'
import { Popover } from '../design/overlays/popover.tsx'
import { listOwnerOptions, listSingleFilters } from './filter-labels.ts'

interface MoreFiltersProps {
  controls: TableControls
  config: LeadFieldConfig | undefined
  withStages: boolean
}

/** Exclusions, missing values and dates relative to today. On a phone they are part of the filter sheet. */
export function MoreFilters(props: MoreFiltersProps) {
  const isNarrow = useIsNarrow()
  const fields = <MoreFilterFields {...props} />
  if (isNarrow) return fields
  return (
    <Popover label="More filters" trigger={<Button icon={ListFilterPlus}>More filters</Button>} className="w-[360px]">
      {fields}
    </Popover>
  )
}

function MoreFilterFields({ controls: { filters, setFilter }, config, withStages }: MoreFiltersProps) {
  return (
    <div className="grid w-full gap-2">
      {withStages && (
        <FilterRow label="Stage is not">
          <MultiSelect
            aria-label="Stage is not"
            placeholder="Any"
            value={leadStages.filter((stage) => filters.stageNot?.includes(stage))}
            options={config?.stages ?? []}
            onChange={(stages) => setFilter('stageNot', stages)}
          />
        </FilterRow>
      )}
      <FilterRow label="Type is not">
        <MultiSelect
          aria-label="Type is not"
          placeholder="Any"
          value={leadTypes.filter((type) => filters.kindNot?.includes(type))}
          options={config?.leadTypes ?? []}
          onChange={(types) => setFilter('kindNot', types)}
        />
      </FilterRow>
      <FilterRow label="Owner is not">
        <SingleFilter
          label="Owner is not"
          value={filters.ownerNot?.[0]}
          options={listOwnerOptions(config)}
          onChange={(values) => setFilter('ownerNot', values)}
        />
      </FilterRow>
      {listSingleFilters(config).map(({ name, label, options }) => (
        <FilterRow key={name} label={label}>
          <SingleFilter
            label={label}
            value={filters[name]?.[0]}
            options={options}
            onChange={(values) => setFilter(name, values)}
          />
        </FilterRow>
      ))}
    </div>
  )
}

const FilterRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-2">
    <span aria-hidden="true" className="text-muted text-table">
      {label}
    </span>
    {children}
  </div>
)

interface SingleFilterProps {
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (values: string[]) => void
}

const SingleFilter = ({ label, value, options, onChange }: SingleFilterProps) => (
  <Select
    aria-label={label}
    className="!w-full !max-w-none"
    value={value ?? any}
    options={[{ value: any, label: 'Any' }, ...options]}
    onChange={(next) => onChange(next === any ? [] : [next])}
  />
)

const any = 'any'
