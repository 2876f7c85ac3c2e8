import type { Enrichment } from '@gable/shared/enrichment/enrichment.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'
import { BarRow } from './bar-row.tsx'
import { formatHomeCount, formatShare } from './run-format.ts'

/** Of how many homes something is known, kind by kind. */
export function CoverageCard({ homes }: { homes: Enrichment['homes'] }) {
  return (
    <Card title="What is known" description={`Of ${formatHomeCount(homes.total)}.`}>
      <dl className="space-y-3">
        {kinds.map(({ key, label, hint }) => (
          <BarRow
            key={key}
            label={label}
            hint={hint}
            count={`${formatShare(homes[key], homes.total)} (${formatCount(homes[key])})`}
            share={homes[key] / Math.max(1, homes.total)}
            tone="good"
          />
        ))}
      </dl>
    </Card>
  )
}

const kinds = [
  { key: 'withFacts', label: 'Facts', hint: 'Size, rooms or year are on record' },
  { key: 'withEstimate', label: 'Estimate', hint: 'A provider has estimated the value' },
  { key: 'withComparables', label: 'Comparables', hint: 'Sales or listings nearby' },
  { key: 'withMortgages', label: 'Mortgages', hint: 'A mortgage is on record' },
] as const
