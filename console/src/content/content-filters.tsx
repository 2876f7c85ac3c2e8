import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { ContentStatus } from '@gable/shared/content/content-kind.ts'
import type { TableControls } from '../design/data/use-table-state.ts'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { Select } from '../design/inputs/select.tsx'
import { leadTypeOptions, statusLabels } from './content-labels.ts'

interface ContentFiltersProps {
  controls: TableControls
  statuses: readonly ContentStatus[]
  leadType: LeadType | undefined
}

export const ContentFilters = ({ controls, statuses, leadType }: ContentFiltersProps) => (
  <>
    <Select
      aria-label="Lead Type"
      value={leadType ?? 'all'}
      options={[{ value: 'all', label: 'All lead types' }, ...leadTypeOptions]}
      onChange={(value) => controls.setFilter('leadType', value === 'all' ? [] : [value])}
    />
    <MultiSelect
      aria-label="Status"
      placeholder="All statuses"
      value={statuses}
      options={statusOptions}
      onChange={(values) => controls.setFilter('status', values)}
    />
  </>
)

const statusOptions = (['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const).map((value) => ({
  value,
  label: statusLabels[value],
}))
