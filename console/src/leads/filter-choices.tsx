import { leadStages, leadTypes } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { cx } from '../design/class-names.ts'
import type { TableControls } from '../design/data/use-table-state.ts'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { Select } from '../design/inputs/select.tsx'
import { ownerMe, ownerNone } from './lead-filters.ts'

interface FilterChoicesProps {
  controls: TableControls
  config: LeadFieldConfig | undefined
  /** A board shows every stage anyway. */
  withStages?: boolean
}

export function FilterChoices({ controls, config, withStages = false }: FilterChoicesProps) {
  const { filters, setFilter } = controls
  return (
    <>
      {withStages && (
        <MultiSelect
          aria-label="Stage"
          className="max-sm:!w-[calc(50%-4px)] sm:!w-40"
          placeholder="Every stage"
          value={leadStages.filter((stage) => filters.stage?.includes(stage))}
          options={config?.stages ?? []}
          onChange={(stages) => setFilter('stage', stages)}
        />
      )}
      <MultiSelect
        aria-label="Kind"
        className="max-sm:!w-[calc(50%-4px)] sm:!w-40"
        placeholder="Every kind"
        value={leadTypes.filter((kind) => filters.kind?.includes(kind))}
        options={config?.leadTypes ?? []}
        onChange={(kinds) => setFilter('kind', kinds)}
      />
      <div className={cx('w-[calc(50%-4px)] sm:w-44', withStages && 'max-sm:w-full')}>
        <Select
          aria-label="Owner"
          value={filters.owner?.[0] ?? everybody}
          options={ownerOptions(config)}
          onChange={(owner) => setFilter('owner', owner === everybody ? [] : [owner])}
        />
      </div>
    </>
  )
}

const everybody = 'all'

const ownerOptions = (config: LeadFieldConfig | undefined) => [
  { value: everybody, label: 'Everybody’s' },
  { value: ownerMe, label: 'Mine' },
  { value: ownerNone, label: 'Nobody’s' },
  ...(config?.agents ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName })),
]
