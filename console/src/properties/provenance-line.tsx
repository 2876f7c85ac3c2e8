import { getProviderName } from '@gable/shared/properties/estimate.ts'
import type { Provenance } from '@gable/shared/properties/facts.ts'
import { formatDay } from './property-format.ts'

interface ProvenanceLineProps {
  from: Provenance
  /** What is from there, where more than one thing is shown. */
  of?: string
}

/** Who said so, out of which records, and when. */
export function ProvenanceLine({ from, of }: ProvenanceLineProps) {
  const parts = [getProviderName(from.provider), from.source, from.date && formatDay(from.date)].filter(Boolean).join(' · ')
  return (
    <p className="text-label text-muted">
      {of ? `${of}: ` : ''}
      {parts}
    </p>
  )
}
