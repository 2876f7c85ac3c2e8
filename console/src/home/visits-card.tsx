import type { HomeFigures } from '@gable/shared/home/endpoints.ts'
import { memo } from 'react'
import { AreaChart } from '../design/data/chart/area-chart.tsx'
import { formatBucket } from '../design/format/date-format.ts'

interface VisitsCardProps {
  figures: HomeFigures | undefined
}

/** Visits by day. Memoized, because every navigation renders the page and a chart takes longer than one frame. */
export const VisitsCard = memo(function VisitsCard({ figures }: VisitsCardProps) {
  return (
    <AreaChart
      title="Visits"
      unit="views and submissions"
      period="Last 30 days"
      data={figures && toChartData(figures.days)}
    />
  )
})

const toChartData = (days: HomeFigures['days']) => ({
  // Noon UTC keeps the calendar day in every time zone of a browser.
  buckets: days.map(({ day }) => formatBucket(`${day}T12:00:00Z`, 'DAY', 'UTC')),
  series: [
    { name: 'Views', values: days.map(({ views }) => views) },
    { name: 'Submissions', values: days.map(({ submissions }) => submissions) },
  ],
})
