import type { ContentSummary } from '@gable/shared/content/content.ts'
import type { ContentEventType, ContentStatsBucket } from '@gable/shared/content/content-stats.ts'
import { type ReactNode, useCallback } from 'react'
import { isSameRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { BucketSubmissions } from '../statistics/bucket-submissions.tsx'
import { PerformanceFrame } from '../statistics/performance-frame.tsx'
import { formatPeriod } from '../statistics/period.ts'
import { usePeriod } from '../statistics/use-period.ts'
import { mediumLabels } from './content-labels.ts'
import { type ContentStats, useContentStats } from './use-content-stats.ts'

export interface ContentChartsProps {
  stats: ContentStats | undefined
  /** Options of every chart: the period, or what failed. */
  frame: { period?: string; error?: { onRetry: () => void; retrying: boolean } }
  timeZone: string
  onBarClick: (bucket: ContentStatsBucket) => void
}

interface ContentPerformanceProps {
  content: Pick<ContentSummary, '_id' | 'medium'>
  /** What the charts count. */
  eventTypes: ContentEventType[]
  /** The all-time totals. */
  totals: ReactNode
  renderCharts: (props: ContentChartsProps) => ReactNode
}

/** The all-time totals of an email or postcard, its charts for a period, and the submissions behind a bar. */
export function ContentPerformance({ content, eventTypes, totals, renderCharts }: ContentPerformanceProps) {
  const { agency } = useAccount()
  const period = usePeriod()
  const { range, grouping, today } = period
  const stats = useContentStats({ contentId: content._id, eventTypes, range, grouping })
  const bucket = useOverlayParam('bucket')
  const openBar = useCallback(({ date }: ContentStatsBucket) => bucket.open(date), [bucket.open])

  // Previous data stays visible while new data loads, but not after loading has failed.
  const isUpToDate = stats.data?.grouping === grouping && isSameRange(stats.data.range, range)
  const error = stats.error && !isUpToDate && { onRetry: () => void stats.mutate(), retrying: stats.isValidating }
  return (
    <PerformanceFrame
      heading={`${mediumLabels[content.medium].name} Performance`}
      lastRefreshedAt={stats.data?.lastRefreshedAt}
      totals={totals}
      totalsError={false}
      period={period}
      isLoading={stats.isLoading}
      isStale={stats.isLoading && stats.data !== undefined}
      charts={renderCharts({
        stats: stats.data,
        frame: {
          ...(stats.data && { period: formatPeriod(stats.data.range, today) }),
          ...(error && { error }),
        },
        timeZone: agency.timeZone,
        onBarClick: openBar,
      })}
    >
      <BucketSubmissions
        filter={{ contentIds: [content._id] }}
        bucket={stats.data?.stats.find(({ date }) => date === bucket.openId)}
        grouping={stats.data?.grouping ?? grouping}
        size="xl"
        onClose={bucket.close}
      />
    </PerformanceFrame>
  )
}
