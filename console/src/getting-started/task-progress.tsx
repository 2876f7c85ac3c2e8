import { useId } from 'react'

export function TaskProgress({ done, total }: { done: number; total: number }) {
  const labelId = useId()
  return (
    <div className="flex items-center gap-3">
      <p id={labelId} className="shrink-0 text-muted text-table">
        {done} of {total} done
      </p>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={total}
        className="h-1.5 w-24 overflow-hidden rounded-full bg-hover"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${(done / total) * 100}%` }}
        />
      </div>
    </div>
  )
}
