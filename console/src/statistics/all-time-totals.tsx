import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { Totals } from '@gable/shared/statistics/statistics.ts'
import { StatCard } from '../design/data/stat-card.tsx'
import { formatMetric } from '../design/format/metric-format.ts'
import { getEngagementCount } from './engagement.ts'
import { performanceLabels } from './labels.ts'
import { RateCard } from './rate-card.tsx'

/** The all-time totals as three cards. Without totals the cards show a loading state. */
export function AllTimeTotals({ kind, totals }: { kind: AssetKind; totals: Totals | undefined }) {
  const labels = performanceLabels[kind]
  const engagements = totals && getEngagementCount(kind, totals)
  return (
    <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      <StatCard
        label={labels.views.label}
        tooltip={labels.views.tooltip}
        value={totals && formatMetric(totals.views)}
        detail="All time"
      />
      <RateCard
        label={labels.engagement.label}
        tooltip={labels.engagement.tooltip}
        part={engagements}
        total={totals?.views}
      />
      <RateCard label="Conversion Rate" tooltip={labels.conversion.tooltip} part={totals?.leads} total={engagements} />
    </div>
  )
}
