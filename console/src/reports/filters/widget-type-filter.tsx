import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import type { TableControls } from '../../design/data/use-table-state.ts'
import { Select } from '../../design/inputs/select.tsx'
import { widgetTypeLabels } from '../../widgets/widget-type-labels.ts'

export const WidgetTypeFilter = ({ controls }: { controls: TableControls }) => (
  <Select
    aria-label="Type"
    value={controls.filters.type?.[0] ?? 'all'}
    options={options}
    onChange={(value) => controls.setFilter('type', value === 'all' ? [] : [value])}
  />
)

const options = [
  { value: 'all', label: 'All types' },
  ...(Object.keys(widgetTypeLabels) as WidgetType[]).map((value) => ({
    value: value as string,
    label: widgetTypeLabels[value],
  })),
]
