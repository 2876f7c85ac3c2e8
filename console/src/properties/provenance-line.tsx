import { providerName } from '@gable/shared/properties/estimate.ts'
import type { Provenance } from '@gable/shared/properties/facts.ts'
import { dayText } from './figures.ts'

interface ProvenanceLineProps {
  from: Provenance
  /** What is from there, where more than one thing is shown. */
  of?: string
}

/** Who said so, out of which records, and when. */
export function ProvenanceLine({ from, of }: ProvenanceLineProps) {
  const parts = [providerName(from.provider), from.source, from.date && dayText(from.date)].filter(Boolean).join(' · ')
  return (
    <p className="text-label text-muted">
      {of ? `${of}: ` : ''}
      {parts}
    </p>
  )
}
