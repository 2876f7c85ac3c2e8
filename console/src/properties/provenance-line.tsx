import { getProviderName } from '@gable/shared/properties/estimate-words.ts'
import type { Provenance } from '@gable/shared/properties/facts.ts'
import { formatDay } from './property-format.ts'

interface ProvenanceLineProps {
  from: Provenance
  /** Names the data when a card shows data of several sources. */
  label?: string
}

/** The provider, its records and the date of the data. */
export function ProvenanceLine({ from, label }: ProvenanceLineProps) {
  const parts = [getProviderName(from.provider), from.source, from.date && formatDay(from.date)]
    .filter(Boolean)
    .join(' · ')
  return (
    <p className="text-label text-muted">
      {label ? `${label}: ` : ''}
      {parts}
    </p>
  )
}

export const getProvenanceKey = ({ provider, source, date }: Provenance) => `${provider}/${source}/${date}`

export const uniqueProvenances = (provenances: readonly Provenance[]): Provenance[] => [
  ...new Map(provenances.map((from) => [getProvenanceKey(from), from])).values(),
]
