import type { Enrichment } from '@gable/shared/enrichment/enrichment.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'
import { BarRow } from './bar-row.tsx'
import { formatShare } from './run-format.ts'

/** The share of properties with each kind of data. */
export function CoverageCard({ homes }: { homes: Enrichment['homes'] }) {
  return (
    <Card title="Data coverage" description={`Across ${pluralize(homes.total, 'home')}.`}>
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
  { key: 'withFacts', label: 'Facts', hint: 'Size, rooms or year built on record' },
  { key: 'withEstimate', label: 'Estimate', hint: 'Value estimated by a provider' },
  { key: 'withComparables', label: 'Comparables', hint: 'Nearby sales or listings' },
  { key: 'withMortgages', label: 'Mortgages', hint: 'Mortgage on record' },
] as const
