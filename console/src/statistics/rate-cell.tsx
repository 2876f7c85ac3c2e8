import { formatFraction, formatShare } from '../design/format/metric-format.ts'
import { tabularClassName } from '../design/format/tabular.ts'

/** A rate, with its numbers below. */
export function RateCell({ part, total }: { part: number; total: number }) {
  const share = formatShare(part, total)
  return (
    <>
      <span className={tabularClassName(share)}>{share}</span>
      <span className="block text-label text-muted">{formatFraction(part, total)}</span>
    </>
  )
}
