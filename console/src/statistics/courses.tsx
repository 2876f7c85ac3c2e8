import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import { memo } from 'react'
import { cx } from '../design/class-names.ts'
import { AreaChart } from '../design/data/chart/area-chart.tsx'
import { BarChart } from '../design/data/chart/bar-chart.tsx'
import { RatioChart } from '../design/data/chart/ratio-chart.tsx'
import { formatCount, formatPercent } from '../design/format/metric-format.ts'
import { courseOf, ratioOf, sumOf, wholeRatio } from './chart-data.ts'
import { DashboardClicks } from './dashboard-clicks.tsx'
import { periodText } from './period.ts'
import type { Stats } from './use-stats.ts'
import { wordsOf } from './words.ts'

interface CoursesProps {
  kind: SubjectKind
  id: string
  stats: Stats | undefined
  failed: { onRetry: () => void; retrying: boolean } | undefined
  today: string
  timeZone: string
  onBar: (bucket: StatsBucket) => void
  /** What a dashboard calls its modules. */
  moduleNames: ReadonlyMap<string, string>
}

/** How the figures went over time. Not drawn again with the page around them: a chart takes longer than a frame. */
export const Courses = memo(function Courses({
  kind,
  id,
  stats,
  failed,
  today,
  timeZone,
  onBar,
  moduleNames,
}: CoursesProps) {
  const words = wordsOf[kind]
  const isDashboard = kind === 'contact-dashboard'
  const facts = { ...(stats && { period: periodText(stats.range, today) }), ...(failed && { failed }) }
  return (
    <>
      <AreaChart
        {...facts}
        title={words.views.label}
        unit="views"
        figure={stats && formatCount(sumOf(stats.stats, 'views'))}
        data={stats && courseOf(stats, words.views.label, 'views', timeZone)}
      />
      <RatioChart
        {...facts}
        title={words.ratio}
        figure={stats && formatPercent(wholeRatio(stats, kind))}
        data={stats && ratioOf(stats, words.ratio, kind, timeZone)}
      />
      {isDashboard && <DashboardClicks id={id} range={stats?.range} {...{ failed, today, moduleNames }} />}
      <div className={cx('min-w-0', !isDashboard && 'xl:col-span-2')}>
        <BarChart
          {...facts}
          title="Submissions"
          unit="submissions"
          figure={stats && formatCount(sumOf(stats.stats, 'submissions'))}
          data={stats && courseOf(stats, 'Submissions', 'submissions', timeZone)}
          hint="Show submissions"
          onBar={(index) => {
            const bucket = stats?.stats[index]
            if (bucket) onBar(bucket)
          }}
        />
      </div>
    </>
  )
})
