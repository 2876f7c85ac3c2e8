import { type ReactNode, useId } from 'react'
import { cx } from '../design/class-names.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { useAccount } from '../platform/account.ts'
import { PeriodPicker } from './period-picker.tsx'
import type { PeriodControls } from './use-period.ts'

interface PerformanceFrameProps {
  heading: string
  lastRefreshedAt: string | undefined
  totals: ReactNode
  /** Replaces the totals after a failure. */
  totalsError: { onRetry: () => void; retrying: boolean } | false | undefined
  period: PeriodControls
  isLoading: boolean
  /** The charts still show the previous period. */
  isStale: boolean
  charts: ReactNode
  /** Slide-outs. */
  children: ReactNode
}

/** The all-time totals of something, and its charts for a period. */
export function PerformanceFrame(props: PerformanceFrameProps) {
  const { heading, lastRefreshedAt, totals, totalsError, period, isLoading, isStale, charts, children } = props
  const titleId = useId()
  const { agency } = useAccount()
  return (
    <section aria-labelledby={titleId} className="space-y-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-semibold text-lead">
          {heading}
        </h2>
        {lastRefreshedAt && (
          <p className="text-muted text-table">
            Updated <RelativeTime at={lastRefreshedAt} timeZone={agency.timeZone} />
          </p>
        )}
      </header>
      {totalsError ? (
        <div className="rounded-lg border border-line bg-surface">
          <ErrorState title="The statistics could not be loaded" {...totalsError} />
        </div>
      ) : (
        totals
      )}
      <PeriodPicker period={period} />
      <div aria-busy={isLoading} className={cx('grid gap-4 xl:grid-cols-2', isStale && 'opacity-60')}>
        {charts}
      </div>
      {children}
    </section>
  )
}
