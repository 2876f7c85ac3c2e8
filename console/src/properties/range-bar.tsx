import type { HomeValueEstimate } from '@gable/shared/properties/estimate.ts'
import { formatDollars } from './property-format.ts'

/** The range of likely values, with a marker at the median. */
export function RangeBar({ estimate: { low, median, high } }: { estimate: HomeValueEstimate }) {
  const position = high > low ? Math.min(100, Math.max(0, ((median - low) / (high - low)) * 100)) : 50
  return (
    <div
      role="img"
      aria-label={`Likely between ${formatDollars(low)} and ${formatDollars(high)}, most likely ${formatDollars(median)}`}
      className="mt-4"
    >
      <div className="relative h-2 rounded-full bg-gradient-to-r from-accent/25 via-accent to-accent/25">
        <span
          className="absolute top-1/2 size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3px] border-surface bg-accent ring-1 ring-line-strong"
          style={{ left: `${position}%` }}
        />
      </div>
      <div className="mt-2 flex justify-between gap-4 text-muted text-table tabular-nums">
        <span>{formatDollars(low)}</span>
        <span>{formatDollars(high)}</span>
      </div>
    </div>
  )
}
