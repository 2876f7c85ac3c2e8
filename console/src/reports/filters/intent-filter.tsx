import { contentIntents, intentLabels } from '@gable/shared/content/content-kind.ts'
import type { TableControls } from '../../design/data/use-table-state.ts'
import { Select } from '../../design/inputs/select.tsx'

/** What emails or postcards are for. */
export const IntentFilter = ({ controls }: { controls: TableControls }) => (
  <Select
    aria-label="Purpose"
    value={controls.filters.intent?.[0] ?? 'all'}
    options={options}
    onChange={(value) => controls.setFilter('intent', value === 'all' ? [] : [value])}
  />
)

const options = [
  { value: 'all', label: 'All purposes' },
  ...contentIntents.map((value) => ({ value: value as string, label: intentLabels[value] })),
]
