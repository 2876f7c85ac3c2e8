import type { HomeValue } from '@gable/shared/properties/estimate.ts'
import { cx } from '../design/class-names.ts'
import { Sparkline } from '../design/data/chart/sparkline.tsx'
import { formatDay, formatDollars } from './property-format.ts'

interface ValueTrendProps {
  provider: string
  course: HomeValue['course']
}

/** The value history of one provider. Hidden when there is only one estimate. */
export function ValueTrend({ provider, course }: ValueTrendProps) {
  const estimates = course.filter((estimate) => estimate.provider === provider)
  const [first] = estimates
  const last = estimates.at(-1)
  if (!first || !last || estimates.length < 2 || first.median <= 0) return null
  const change = (last.median / first.median - 1) * 100
  const changeText = `${change < 0 ? 'Down' : 'Up'} ${Math.abs(change).toFixed(1)}%`
  return (
    <figure className="w-full max-w-64">
      <Sparkline
        values={estimates.map(({ median }) => median)}
        label={`From ${formatDollars(first.median)} on ${formatDay(first.valueDate)} to ${formatDollars(last.median)} on ${formatDay(last.valueDate)}`}
      />
      <figcaption className="mt-1 text-label text-muted">
        <span className={cx('font-medium', change < 0 ? 'text-danger-ink' : 'text-success-ink')}>{changeText}</span>{' '}
        since {formatDay(first.valueDate)}
      </figcaption>
    </figure>
  )
}
