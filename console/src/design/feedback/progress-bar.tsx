interface ProgressBarProps {
  label: string
  /** From 0 to 1. */
  value: number
}

/** A progress bar with its percentage. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = Math.floor(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        className="h-2 flex-1 overflow-hidden rounded-full bg-hover"
      >
        <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <span className="w-10 text-right text-muted tabular-nums">{percent}%</span>
    </div>
  )
}
