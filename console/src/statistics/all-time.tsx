import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { percentOf } from '@gable/shared/statistics/rates.ts'
import type { Totals } from '@gable/shared/statistics/statistics.ts'
import { StatCard } from '../design/data/stat-card.tsx'
import { formatFraction, formatMetric, formatPercent } from '../design/format/metric-format.ts'
import { stepOf } from './step.ts'
import { wordsOf } from './words.ts'

/** All there ever was, in three figures. Without totals the cards stand there empty. */
export function AllTime({ kind, totals }: { kind: SubjectKind; totals: Totals | undefined }) {
  const words = wordsOf[kind]
  const steps = totals && stepOf(kind, totals)
  return (
    <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      <StatCard
        label={words.views.label}
        tooltip={words.views.tooltip}
        value={totals && formatMetric(totals.views)}
        detail="All time"
      />
      <RateCard label={words.step.label} tooltip={words.step.tooltip} part={steps} whole={totals?.views} />
      <RateCard label="Conversion Rate" tooltip={words.conversion.tooltip} part={totals?.leads} whole={steps} />
    </div>
  )
}

interface RateCardProps {
  label: string
  tooltip: string
  part: number | undefined
  whole: number | undefined
}

function RateCard({ label, tooltip, part, whole }: RateCardProps) {
  const percent = percentOf(part, whole)
  const isKnown = part !== undefined && whole !== undefined
  return (
    <StatCard
      label={label}
      tooltip={tooltip}
      value={isKnown ? formatPercent(percent) : undefined}
      detail={isKnown ? formatFraction(part, whole) : undefined}
      progress={percent}
    />
  )
}
