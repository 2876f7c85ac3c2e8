import { leadStages, leadTypes } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { cx } from '../design/class-names.ts'
import type { TableControls } from '../design/data/use-table-state.ts'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { Select } from '../design/inputs/select.tsx'
import { ownerMe, ownerNone } from './lead-filters.ts'
import { MoreFilters } from './more-filters.tsx'

interface LeadFiltersProps {
  controls: TableControls
  config: LeadFieldConfig | undefined
  /** Only for the list; the board shows every stage. */
  withStages?: boolean
}

export function LeadFilters({ controls, config, withStages = false }: LeadFiltersProps) {
  const { filters, setFilter } = controls
  return (
    <>
      {withStages && (
        <MultiSelect
          aria-label="Stage"
          className="max-sm:!w-[calc(50%-4px)]"
          placeholder="All stages"
          value={leadStages.filter((stage) => filters.stage?.includes(stage))}
          options={config?.stages ?? []}
          onChange={(stages) => setFilter('stage', stages)}
        />
      )}
      <MultiSelect
        aria-label="Type"
        className="max-sm:!w-[calc(50%-4px)]"
        placeholder="All types"
        value={leadTypes.filter((type) => filters.kind?.includes(type))}
        options={config?.leadTypes ?? []}
        onChange={(types) => setFilter('kind', types)}
      />
      <div className={cx('w-[calc(50%-4px)] sm:w-auto', withStages && 'max-sm:w-full')}>
        <Select
          aria-label="Owner"
          value={filters.owner?.[0] ?? anyOwner}
          options={ownerOptions(config)}
          onChange={(owner) => setFilter('owner', owner === anyOwner ? [] : [owner])}
        />
      </div>
      <MoreFilters controls={controls} config={config} withStages={withStages} />
    </>
  )
}

const anyOwner = 'all'

const ownerOptions = (config: LeadFieldConfig | undefined) => [
  { value: anyOwner, label: 'All owners' },
  { value: ownerMe, label: 'Mine' },
  { value: ownerNone, label: 'Unassigned' },
  ...(config?.agents ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName })),
]
