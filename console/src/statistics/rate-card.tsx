import { toPercent } from '@gable/shared/statistics/rates.ts'
import type { ReactNode } from 'react'
import { StatCard } from '../design/data/stat-card.tsx'
import { formatFraction, formatPercent } from '../design/format/metric-format.ts'

interface RateCardProps {
  label: string
  tooltip: string
  part: number | undefined
  total: number | undefined
  /** Below the rate, such as a button that shows what it counts. */
  caption?: ReactNode
}

/** A rate with its numbers and a bar. Without numbers it shows a loading state. */
export function RateCard({ label, tooltip, part, total, caption }: RateCardProps) {
  const percent = toPercent(part, total)
  const isLoaded = part !== undefined && total !== undefined
  return (
    <StatCard
      label={label}
      tooltip={tooltip}
      value={isLoaded ? formatPercent(percent) : undefined}
      detail={isLoaded && total > 0 ? formatFraction(part, total) : undefined}
      caption={caption}
      progress={percent}
    />
  )
}
