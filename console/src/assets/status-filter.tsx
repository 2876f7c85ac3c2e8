import type { AssetStatus } from '@gable/shared/assets/asset.ts'
import { Select } from '../design/inputs/select.tsx'

interface StatusFilterProps {
  status: AssetStatus | undefined
  onChange: (statuses: AssetStatus[]) => void
}

export const StatusFilter = ({ status, onChange }: StatusFilterProps) => (
  <Select
    aria-label="Status"
    value={status ?? 'all'}
    options={options}
    onChange={(value) => onChange(value === 'all' ? [] : [value])}
  />
)

const options: { value: AssetStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'PUBLISHED', label: 'Published' },
  { value: 'ARCHIVED', label: 'Archived' },
]
