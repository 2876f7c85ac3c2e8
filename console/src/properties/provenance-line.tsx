import { getProviderName } from '@gable/shared/properties/estimate-words.ts'
import type { ProvenanceGroup } from './group-provenances.ts'
import { formatDay } from './property-format.ts'

interface ProvenanceLineProps {
  from: ProvenanceGroup
  /** Names the data when a card shows data of several sources. */
  label?: string
}

/** The provider, its records and the date of the data. */
export function ProvenanceLine({ from, label }: ProvenanceLineProps) {
  const { provider, source, date, until } = from
  const days = [date, until].filter((day) => day).map(formatDay)
  const parts = [getProviderName(provider), source, days.join(' to ')].filter(Boolean).join(' · ')
  return (
    <p className="text-label text-muted">
      {label ? `${label}: ` : ''}
      {parts}
    </p>
  )
}
