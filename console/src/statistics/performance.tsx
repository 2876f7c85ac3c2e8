import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import { useCallback, useId } from 'react'
import { cx } from '../design/class-names.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { isSameRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { AllTimeTotals } from './all-time-totals.tsx'
import { BucketSubmissions } from './bucket-submissions.tsx'
import { performanceLabels } from './labels.ts'
import { PeriodPicker } from './period-picker.tsx'
import { TrendCharts } from './trend-charts.tsx'
import { usePeriod } from './use-period.ts'
import { useStats } from './use-stats.ts'

interface PerformanceProps {
  kind: AssetKind
  id: string
}

/** The all-time totals of an asset, and its charts for a period. */
export function Performance({ kind, id }: PerformanceProps) {
  const titleId = useId()
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
    <section aria-labelledby={titleId} className="space-y-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-semibold text-lead">
          {performanceLabels[kind].heading}
        </h2>
        {stats.data && (
          <p className="text-muted text-table">
            Updated <RelativeTime at={stats.data.lastRefreshedAt} timeZone={agency.timeZone} />
          </p>
        )}
      </header>
      {totals.error && !totals.data ? (
        <div className="rounded-lg border border-line bg-surface">
          <ErrorState title="The statistics could not be loaded" onRetry={retry} retrying={totals.isValidating} />
        </div>
      ) : (
        <AllTimeTotals kind={kind} totals={totals.data} />
      )}
      <PeriodPicker period={period} />
      <div
        aria-busy={stats.isLoading}
        className={cx('grid gap-4 xl:grid-cols-2', stats.isLoading && stats.data && 'opacity-60')}
      >
        <TrendCharts
          kind={kind}
          id={id}
          stats={stats.data}
          loadError={loadError}
          today={period.today}
          timeZone={agency.timeZone}
          onBarClick={openBar}
        />
      </div>
      <BucketSubmissions
        subjectId={id}
        bucket={opened}
        grouping={stats.data?.grouping ?? period.grouping}
        onClose={bucket.close}
      />
    </section>
  )
}
