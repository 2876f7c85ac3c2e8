import type { HomeFigures } from '@gable/shared/home/endpoints.ts'
import { memo } from 'react'
import { AreaChart } from '../design/data/chart/area-chart.tsx'
import { bucketOf } from '../design/format/date-format.ts'

interface VisitsCardProps {
  figures: HomeFigures | undefined
}

/**
 * Thirty days of the agency's calendar, by day. Without figures the frame of the chart stands there. Not drawn again
 * with the page around it: the router does that on every step, and a chart takes longer than a frame.
 */
export const VisitsCard = memo(function VisitsCard({ figures }: VisitsCardProps) {
  return (
    <AreaChart
      title="Visits"
      unit="views and submissions"
      period="Last 30 days"
      data={figures && chartOf(figures.days)}
    />
  )
})

const chartOf = (days: HomeFigures['days']) => ({
  // A day of the calendar, not a moment: it must not slip into the day before where the browser stands west of it.
  buckets: days.map(({ day }) => bucketOf(`${day}T12:00:00Z`, 'DAY', 'UTC')),
  series: [
    { name: 'Views', values: days.map(({ views }) => views) },
    { name: 'Submissions', values: days.map(({ submissions }) => submissions) },
  ],
})
