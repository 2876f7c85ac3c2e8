import { formatFraction, formatShare } from '../design/format/metric-format.ts'

/** A rate, with its numbers below. */
export function RateCell({ part, total }: { part: number; total: number }) {
  return (
    <>
      {formatShare(part, total)}
      <span className="block text-label text-muted">{formatFraction(part, total)}</span>
    </>
  )
}
