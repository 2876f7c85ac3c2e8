import { toPercent } from '@gable/shared/statistics/rates.ts'
import { StatCard } from '../design/data/stat-card.tsx'
import { formatFraction, formatPercent } from '../design/format/metric-format.ts'

interface RateCardProps {
  label: string
  tooltip: string
  part: number | undefined
  total: number | undefined
}

/** A rate with its numbers and a bar. Without numbers it shows a loading state. */
export function RateCard({ label, tooltip, part, total }: RateCardProps) {
  const percent = toPercent(part, total)
  const isLoaded = part !== undefined && total !== undefined
  return (
    <StatCard
      label={label}
      tooltip={tooltip}
      value={isLoaded ? formatPercent(percent) : undefined}
      detail={isLoaded ? formatFraction(part, total) : undefined}
      progress={percent}
    />
  )
}
