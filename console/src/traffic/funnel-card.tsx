import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { stageLabels } from '@gable/shared/traffic/traffic-labels.ts'
import type { StepsReport } from '@gable/shared/traffic/traffic-report.ts'
import type { SWRResponse } from 'swr'
import { cx } from '../design/class-names.ts'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../design/feedback/states.tsx'
import { formatDate } from '../design/format/date-format.ts'
import type { DateRange, Day } from '../design/format/date-range.ts'
import { formatSeconds } from '../design/format/format-seconds.ts'
import { formatCount, formatShare } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'
import { formatPeriod } from '../statistics/period.ts'

interface FunnelCardProps {
  kind: AssetKind
  range: DateRange
  today: Day
  response: Pick<SWRResponse<StepsReport>, 'data' | 'error' | 'isValidating' | 'isLoading' | 'mutate'>
}

/** How many visitors got to each step of the journey, and how long they took. */
export function FunnelCard({ kind, range, today, response }: FunnelCardProps) {
  const { data, isLoading } = response
  return (
    <Card title="Where visitors stop" description={formatPeriod(range, today)}>
      <div aria-busy={isLoading} className={cx(isLoading && data && 'opacity-60')}>
        <FunnelContent kind={kind} response={response} />
      </div>
    </Card>
  )
}

function FunnelContent({
  kind,
  response: { data, error, isValidating, mutate },
}: Pick<FunnelCardProps, 'kind' | 'response'>) {
  if (error && !data)
    return <ErrorState title="The steps could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={6} />
  if (data.stages.length === 0)
    return (
      <EmptyState
        title="No visits in this period"
        text={`As soon as visitors use this ${kind === 'widget' ? 'widget' : 'page'}, you see at which step they leave.`}
      />
    )
  return (
    <>
      <Funnel stages={data.stages} />
      {data.recordedFrom && (
        <p className="mt-3 text-label text-muted">
          Steps are recorded since {formatDate(data.recordedFrom, 'UTC')}, so everything here counts from then.
        </p>
      )}
    </>
  )
}

function Funnel({ stages }: Pick<StepsReport, 'stages'>) {
  const first = stages[0]?.visits ?? 0
  return (
    <ol className="space-y-3">
      {stages.map(({ stage, visits, medianSeconds }, index) => {
        const before = stages[index - 1]?.visits
        const left = before === undefined ? 0 : before - visits
        return (
          <li key={stage}>
            <div className="flex items-baseline justify-between gap-3 text-table">
              <span>{stageLabels[stage]}</span>
              <span className="tabular-nums">
                <span className="font-medium">{formatCount(visits)}</span>
                {index > 0 && <span className="ml-2 text-muted">{formatShare(visits, first)}</span>}
              </span>
            </div>
            <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="mt-1 block h-2 w-full">
              <rect width="100" height="8" className="fill-hover" />
              <rect width={first > 0 ? Math.min(100, (visits / first) * 100) : 0} height="8" className="fill-chart-1" />
            </svg>
            {medianSeconds !== null && (
              <p className="mt-1 text-label text-muted">
                Half of those who went on took less than {formatSeconds(medianSeconds)}
              </p>
            )}
            {left > 0 && before !== undefined && (
              <p className="mt-1 text-label text-muted">
                {formatCount(left)} stopped before this ({formatShare(left, before)})
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
