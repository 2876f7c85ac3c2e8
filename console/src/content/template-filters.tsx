import { type ContentMedium, contentIntents, contentStyles, intentLabels } from '@gable/shared/content/content-kind.ts'
import { useId } from 'react'
import { Select } from '../design/inputs/select.tsx'
import { mediumLabels } from './content-labels.ts'
import type { TemplateFilterValues } from './use-template-filters.ts'

export function TemplateFilters({ medium, filters }: { medium: ContentMedium; filters: TemplateFilterValues }) {
  const [purposeId, typeId] = [useId(), useId()]
  return (
    <div className="grid gap-3 sm:flex">
      <div className="space-y-1 sm:w-56">
        <p id={purposeId} className="font-medium text-table">{`${mediumLabels[medium].name} Purpose`}</p>
        <Select
          aria-labelledby={purposeId}
          value={filters.purpose ?? 'all'}
          options={purposeOptions}
          onChange={(value) => filters.setPurpose(contentIntents.find((intent) => intent === value))}
        />
      </div>
      <div className="space-y-1 sm:w-56">
        <p id={typeId} className="font-medium text-table">
          Template Type
        </p>
        <Select
          aria-labelledby={typeId}
          value={filters.style ?? 'all'}
          options={typeOptions}
          onChange={(value) => filters.setStyle(contentStyles.find((style) => style === value))}
        />
      </div>
    </div>
  )
}

const purposeOptions: { value: string; label: string }[] = [
  { value: 'all', label: 'All' },
  ...contentIntents.map((value) => ({ value, label: intentLabels[value] })),
]

const typeOptions: { value: string; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'SMART', label: 'Smart Content' },
  { value: 'REGULAR', label: 'Regular Content' },
]
