import { cx } from '../../class-names.ts'
import { Button } from '../../inputs/button.tsx'

/** Empty axes with a message. */
export function ChartEmptyState({ unit, height }: { unit: string; height: string }) {
  return (
    <div className={cx('relative grid place-items-center', height)}>
      <div aria-hidden className="absolute inset-0 flex flex-col justify-between">
        {['100', '75', '50', '25', '0'].map((line) => (
          <span key={line} className="border-line border-b" />
        ))}
      </div>
      <p className="relative rounded-md bg-surface px-3 py-1 text-center text-muted">
        No {unit === '%' ? 'data' : unit} in this period
      </p>
    </div>
  )
}

interface ChartErrorStateProps {
  title: string
  height: string
  onRetry: () => void
  retrying?: boolean
}

export function ChartErrorState({ title, height, onRetry, retrying }: ChartErrorStateProps) {
  return (
    <div role="alert" className={cx('flex flex-col items-center justify-center gap-3 text-center', height)}>
      <p className="text-muted">{title} could not be loaded.</p>
      <Button size="sm" busy={retrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
