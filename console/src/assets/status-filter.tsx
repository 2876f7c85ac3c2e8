import type { AssetStatus } from '@gable/shared/assets/asset.ts'
import { Select } from '../design/inputs/select.tsx'
import { assetStatusLabels } from '../statistics/asset-status-badge.tsx'

interface StatusFilterProps {
  /** The statuses to choose from. */
  statuses: readonly AssetStatus[]
  status: AssetStatus | undefined
  onChange: (statuses: AssetStatus[]) => void
}

export const StatusFilter = ({ statuses, status, onChange }: StatusFilterProps) => (
  <Select
    aria-label="Status"
    value={status ?? 'all'}
    options={[
      { value: 'all' as const, label: 'All' },
      ...statuses.map((value) => ({ value, label: assetStatusLabels[value] })),
    ]}
    onChange={(value) => onChange(value === 'all' ? [] : [value])}
  />
)
