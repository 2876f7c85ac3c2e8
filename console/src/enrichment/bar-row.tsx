interface BarRowProps {
  label: string
  hint?: string
  /** As displayed. */
  count: string
  /** From 0 to 1. */
  share: number
  tone: 'good' | 'stale' | 'none'
}

/** A count of properties with its bar. */
export function BarRow({ label, hint, count, share, tone }: BarRowProps) {
  return (
    <div className="grid grid-cols-[minmax(104px,2fr)_3fr_88px] items-center gap-3 sm:grid-cols-[minmax(200px,2fr)_3fr_88px]">
      <dt className="min-w-0 text-table">
        {label}
        {hint && <span className="hidden text-muted sm:block">{hint}</span>}
      </dt>
      <dd className="order-last text-right tabular-nums">{count}</dd>
      <dd aria-hidden className="h-2 overflow-hidden rounded-full bg-hover">
        <div className={`h-full rounded-full ${tones[tone]}`} style={{ width: `${share * 100}%` }} />
      </dd>
    </div>
  )
}

const tones = { good: 'bg-success', stale: 'bg-warning', none: 'bg-control' }
