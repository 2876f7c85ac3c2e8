import type { Engagement } from '@gable/shared/emails/engaged-contact.ts'
import { getOverallShare, toShareChart } from '../content/content-chart.ts'
import type { ContentChartsProps } from '../content/content-performance.tsx'
import { SubmissionsChart } from '../content/submissions-chart.tsx'
import { BarChart } from '../design/data/chart/bar-chart.tsx'
import { formatPercent } from '../design/format/metric-format.ts'
import { EngagedContacts } from './engaged-contacts.tsx'
import { useEngagedContacts } from './use-engaged-contacts.ts'

export const emailEventTypes = ['delivered', 'open', 'click', 'submission'] as const

interface EmailChartsProps extends ContentChartsProps {
  contentId: string
}

/** Open rate, click-through rate and submissions over time, and the contacts behind a rate. */
export function EmailCharts({ contentId, ...charts }: EmailChartsProps) {
  const { stats, frame, timeZone } = charts
  const { opened, open, close } = useEngagedContacts()
  const bucket = stats?.stats.find(({ date }) => date === opened?.date)
  return (
    <>
      {rates.map(({ title, unit, engagement, parts }) => (
        <BarChart
          key={title}
          {...frame}
          title={title}
          unit={unit}
          headline={stats && formatPercent(getOverallShare(stats, parts))}
          data={stats && toShareChart(stats, title, parts, timeZone)}
          format={formatPercent}
          formatTick={(value) => `${value}%`}
          hint="Show contacts"
          onBarClick={(index) => open(engagement, stats?.stats[index]?.date)}
        />
      ))}
      <SubmissionsChart {...charts} />
      <EngagedContacts
        contentId={contentId}
        shown={opened && (opened.date === undefined || bucket) ? { engagement: opened.engagement, bucket } : undefined}
        grouping={stats?.grouping ?? 'DAY'}
        onClose={close}
      />
    </>
  )
}

const rates = [
  { title: 'Open Rate', unit: 'opens by sending date', engagement: 'OPENED', parts: ['open', 'delivered'] },
  { title: 'Click-Through Rate', unit: 'clicks by sending date', engagement: 'CLICKED', parts: ['click', 'open'] },
] as const satisfies { title: string; unit: string; engagement: Engagement; parts: readonly [string, string] }[]
