import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import { useCallback } from 'react'
import { isSameRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { AllTimeTotals } from './all-time-totals.tsx'
import { BucketSubmissions } from './bucket-submissions.tsx'
import { performanceLabels } from './labels.ts'
import { PerformanceFrame } from './performance-frame.tsx'
import { TrendCharts } from './trend-charts.tsx'
import { usePeriod } from './use-period.ts'
import { useStats } from './use-stats.ts'

interface PerformanceProps {
  kind: AssetKind
  id: string
}

/** The all-time totals of an asset, and its charts for a period. */
export function Performance({ kind, id }: PerformanceProps) {
  const { agency } = useAccount()
  const period = usePeriod()
  const totals = useApi('GET /agent/statistics/:subjectId/totals', { params: { subjectId: id } })
  const stats = useStats({ kind, id, range: period.range, grouping: period.grouping })
  const bucket = useOverlayParam('bucket')
  const retry = () => void Promise.all([totals.mutate(), stats.mutate()])
  useLiveEvent('submission', retry)

  // Previous data stays visible while new data loads, but not after loading has failed.
  const isUpToDate = stats.data?.grouping === period.grouping && isSameRange(stats.data.range, period.range)
  const loadError = stats.error && !isUpToDate ? { onRetry: retry, retrying: stats.isValidating } : undefined

  const openBar = useCallback(({ date }: StatsBucket) => bucket.open(date), [bucket.open])
  const opened = stats.data?.stats.find(({ date }) => date === bucket.openId)
  return (
    <PerformanceFrame
      heading={performanceLabels[kind].heading}
      lastRefreshedAt={stats.data?.lastRefreshedAt}
      totals={<AllTimeTotals kind={kind} totals={totals.data} />}
      totalsError={totals.error && !totals.data && { onRetry: retry, retrying: totals.isValidating }}
      period={period}
      isLoading={stats.isLoading}
      isStale={stats.isLoading && stats.data !== undefined}
      charts={
        <TrendCharts
          kind={kind}
          id={id}
          stats={stats.data}
          loadError={loadError}
          today={period.today}
          timeZone={agency.timeZone}
          onBarClick={openBar}
        />
      }
    >
      <BucketSubmissions
        filter={{ subjectIds: [id] }}
        bucket={opened}
        grouping={stats.data?.grouping ?? period.grouping}
        onClose={bucket.close}
      />
    </PerformanceFrame>
  )
}
