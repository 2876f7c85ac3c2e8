import type { HomeFigures } from '@gable/shared/home/endpoints.ts'
import { memo } from 'react'
import type { ChartData } from '../design/data/chart/chart-data.ts'
import { TrendChart } from '../design/data/chart/trend-chart.tsx'
import { formatBucket } from '../design/format/date-format.ts'

interface VisitsCardProps {
  figures: HomeFigures | undefined
}

/** Visits by day. Memoized, because every navigation renders the page. */
export const VisitsCard = memo(function VisitsCard({ figures }: VisitsCardProps) {
  return (
    <TrendChart
      title="Visits"
      unit="views and submissions"
      period="Last 30 days"
      lastPeriod="today so far"
      data={figures && toChartData(figures.days)}
    />
  )
})

const toChartData = (days: HomeFigures['days']): ChartData => ({
  // Noon UTC keeps the calendar day in every time zone of a browser.
  buckets: days.map(({ day }) => formatBucket(`${day}T12:00:00Z`, 'DAY', 'UTC')),
  series: [
    { name: 'Views', values: days.map(({ views }) => views), noun: ['view', 'views'] },
    { name: 'Submissions', values: days.map(({ submissions }) => submissions), noun: ['submission', 'submissions'] },
  ],
})
