import { providerName } from '@gable/shared/properties/estimate.ts'
import type { Provenance } from '@gable/shared/properties/facts.ts'
import { dayText } from './figures.ts'

/** Who said so, out of which records, and when. */
export function ProvenanceLine({ from }: { from: Provenance }) {
  const parts = [providerName(from.provider), from.source, from.date && dayText(from.date)].filter(Boolean)
  return <p className="text-label text-muted">{parts.join(' · ')}</p>
}
