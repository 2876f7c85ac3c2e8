import { formatFraction, formatShare } from '../design/format/metric-format.ts'

/** A share in percent, and below it what it is a share of. */
export function Ratio({ part, whole }: { part: number; whole: number }) {
  return (
    <>
      {formatShare(part, whole)}
      <span className="block text-label text-muted">{formatFraction(part, whole)}</span>
    </>
  )
}
