import type { SubjectStatus } from '@gable/shared/assets/subject.ts'
import { Select } from '../design/inputs/select.tsx'

interface StatusFilterProps {
  status: SubjectStatus | undefined
  onChange: (statuses: SubjectStatus[]) => void
}

export const StatusFilter = ({ status, onChange }: StatusFilterProps) => (
  <div className="w-full sm:w-40">
    <Select
      aria-label="Status"
      value={status ?? 'all'}
      options={options}
      onChange={(chosen) => onChange(chosen === 'all' ? [] : [chosen])}
    />
  </div>
)

const options: { value: SubjectStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'PUBLISHED', label: 'Published' },
  { value: 'ARCHIVED', label: 'Archived' },
]
