import { useId } from 'react'

interface UsageBarProps {
  label: string
  used: number
  available: number
  /** The same in words: `3 of 5, 2 left`. */
  detail: string
}

/** How much of an allowance is used. The bar changes its color when little or nothing is left. */
export function UsageBar({ label, used, available, detail }: UsageBarProps) {
  const id = useId()
  const percent = available === 0 ? (used > 0 ? 100 : 0) : Math.min(100, (used / available) * 100)
  const color = percent >= 100 ? 'bg-danger' : percent >= 80 ? 'bg-warning' : 'bg-accent'
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 text-table">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-muted tabular-nums">{detail}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={detail}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-hover"
      >
        <div className={`h-full rounded-full ${color}`} style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
