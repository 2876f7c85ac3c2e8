import type { HomeValue } from '@gable/shared/properties/estimate.ts'
import { cx } from '../design/class-names.ts'
import { Sparkline } from '../design/data/chart/sparkline.tsx'
import { formatDay, formatDollars } from './property-format.ts'

interface ValueCourseProps {
  provider: string
  course: HomeValue['course']
}

/** How the value went, as one provider saw it. A single day is no course. */
export function ValueTrend({ provider, course }: ValueCourseProps) {
  const seen = course.filter((one) => one.provider === provider)
  const [first] = seen
  const last = seen.at(-1)
  if (!first || !last || seen.length < 2 || first.median <= 0) return null
  const change = (last.median / first.median - 1) * 100
  const words = `${change < 0 ? 'Down' : 'Up'} ${Math.abs(change).toFixed(1)}%`
  return (
    <figure className="w-full max-w-64">
      <Sparkline
        values={seen.map(({ median }) => median)}
        label={`From ${formatDollars(first.median)} on ${formatDay(first.valueDate)} to ${formatDollars(last.median)} on ${formatDay(last.valueDate)}`}
      />
      <figcaption className="mt-1 text-label text-muted">
        <span className={cx('font-medium', change < 0 ? 'text-danger-ink' : 'text-success-ink')}>{words}</span> since{' '}
        {formatDay(first.valueDate)}
      </figcaption>
    </figure>
  )
}
