import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import type { StatsBucket } from '@gable/shared/statistics/statistics.ts'
import { useCallback, useId } from 'react'
import { cx } from '../design/class-names.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Failed } from '../design/feedback/states.tsx'
import { sameRange } from '../design/format/date-range.ts'
import { useAccount } from '../platform/account.ts'
import { useLive } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useOpened } from '../platform/use-opened.ts'
import { AllTime } from './all-time.tsx'
import { BucketSubmissions } from './bucket-submissions.tsx'
import { Courses } from './courses.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { usePeriod } from './use-period.ts'
import { useStats } from './use-stats.ts'
import { wordsOf } from './words.ts'

interface PerformanceProps {
  kind: SubjectKind
  id: string
  moduleNames?: ReadonlyMap<string, string>
}

/** How a widget, a page or a dashboard does: of all time in figures, and over a period in charts. */
export function Performance({ kind, id, moduleNames = noNames }: PerformanceProps) {
  const titleId = useId()
  const { agency } = useAccount()
  const period = usePeriod()
  const totals = useApi('GET /agent/statistics/:subjectId/totals', { params: { subjectId: id } })
  const stats = useStats({ kind, id, range: period.range, grouping: period.grouping })
  const bucket = useOpened('bucket')
  const retry = () => void Promise.all([totals.mutate(), stats.mutate()])
  useLive('submission', retry)

  // Old figures may stay while new ones come, but not in the place of new ones that did not.
  const isAnswered = stats.data?.grouping === period.grouping && sameRange(stats.data.range, period.range)
  const failed = stats.error && !isAnswered ? { onRetry: retry, retrying: stats.isValidating } : undefined

  const openBar = useCallback(({ date }: StatsBucket) => bucket.open(date), [bucket.open])
  const opened = stats.data?.stats.find(({ date }) => date === bucket.opened)
  return (
    <section aria-labelledby={titleId} className="space-y-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-semibold text-lead">
          {wordsOf[kind].heading}
        </h2>
        {stats.data && (
          <p className="text-muted text-table">
            Updated <RelativeTime at={stats.data.lastRefreshedAt} timeZone={agency.timeZone} />
          </p>
        )}
      </header>
      {totals.error && !totals.data ? (
        <div className="rounded-lg border border-line bg-surface">
          <Failed title="The figures could not be loaded" onRetry={retry} retrying={totals.isValidating} />
        </div>
      ) : (
        <AllTime kind={kind} totals={totals.data} />
      )}
      <PeriodChoice period={period} />
      <div
        aria-busy={stats.isLoading}
        className={cx('grid gap-4 xl:grid-cols-2', stats.isLoading && stats.data && 'opacity-60')}
      >
        <Courses
          kind={kind}
          id={id}
          stats={stats.data}
          failed={failed}
          today={period.today}
          timeZone={agency.timeZone}
          onBar={openBar}
          moduleNames={moduleNames}
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

const noNames: ReadonlyMap<string, string> = new Map()
