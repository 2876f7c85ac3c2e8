import type { HomeFigures } from '@gable/shared/home/endpoints.ts'
import { AreaChart } from '../design/chart/area-chart.tsx'
import { bucketOf } from '../design/date-format.ts'

/** Thirty days of the agency's calendar, by day. Without figures the frame of the chart stands there. */
export function VisitsCard({ figures }: { figures: HomeFigures | undefined }) {
  return (
    <AreaChart
      title="Visits"
      unit="views and submissions"
      period="Last 30 days"
      data={figures && chartOf(figures.days)}
    />
  )
}

const chartOf = (days: HomeFigures['days']) => ({
  // A day of the calendar, not a moment: it must not slip into the day before where the browser stands west of it.
  buckets: days.map(({ day }) => bucketOf(`${day}T12:00:00Z`, 'DAY', 'UTC')),
  series: [
    { name: 'Views', values: days.map(({ views }) => views) },
    { name: 'Submissions', values: days.map(({ submissions }) => submissions) },
  ],
})
