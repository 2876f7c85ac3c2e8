import { formatFraction, formatShare } from '../design/format/metric-format.ts'
import { tabularClassName } from '../design/format/tabular.ts'

/** A rate, with its numbers below unless there are none. */
export function RateCell({ part, total }: { part: number; total: number }) {
  const share = formatShare(part, total)
  return (
    <>
      <span className={tabularClassName(share)}>{share}</span>
      {(part > 0 || total > 0) && <span className="block text-label text-muted">{formatFraction(part, total)}</span>}
    </>
  )
}
