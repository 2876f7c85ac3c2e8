import type { BroadcastEstimate } from '@gable/shared/broadcasts/broadcast.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { getErrorMessage } from '../platform/error-toast.ts'
import { formatDuration } from './format-duration.ts'
import { HeldList } from './held-list.tsx'
import { describePrintDays } from './print-days.ts'

interface EstimateSummaryProps {
  medium: ContentMedium
  estimate: BroadcastEstimate | undefined
  error: Problem | undefined
  onRetry: () => unknown
}

/** Who would get it and what that costs, who would not and why, and what prevents sending. */
export function EstimateSummary({ medium, estimate, error, onRetry }: EstimateSummaryProps) {
  if (error) return <RetryCallout title={getErrorMessage(error)} onRetry={onRetry} />
  const heldCount = estimate && estimate.total - estimate.recipients
  return (
    <div className="space-y-3">
      {estimate?.problems.map((problem) => (
        <Callout key={problem} tone="danger" announce>
          {problem}
        </Callout>
      ))}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
        <Figure label="Will get it" value={estimate?.recipients} />
        <Figure label="Held back" value={heldCount} />
        {medium === 'POSTCARD' && (
          <>
            <Figure label="Cost in credits" value={estimate?.credits} />
            <Figure
              label="Balance afterwards"
              value={estimate && estimate.balance - estimate.credits}
              detail={estimate && `${formatCount(estimate.balance)} now`}
            />
          </>
        )}
      </dl>
      {estimate && estimate.held.length > 0 && <HeldList held={estimate.held} />}
      {estimate && estimate.recipients > 0 && (
        <p role="status" className="text-muted text-table">
          {medium === 'POSTCARD'
            ? describePrintDays(estimate.days)
            : `Sending takes about ${formatDuration(estimate.minutes)}. Contacts in their quiet hours get it afterwards.`}
        </p>
      )}
    </div>
  )
}

interface FigureProps {
  label: string
  value: number | undefined
  detail?: string | undefined
}

function Figure({ label, value, detail }: FigureProps) {
  return (
    <div className="bg-surface px-3 py-2">
      <dt className="text-label text-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 font-semibold text-title tabular-nums">
        {value === undefined ? <Skeleton className="my-1 h-5 w-12" /> : formatCount(value)}
        {detail && <span className="font-normal text-muted text-table">{detail}</span>}
      </dd>
    </div>
  )
}
