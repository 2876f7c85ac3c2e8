import { type MlsConnection, syncMinutes } from '@gable/shared/mls/connection.ts'
import type { MlsRun } from '@gable/shared/mls/run.ts'
import { Badge } from '../design/data/badge.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { formatDateTime, formatTime } from '../design/format/date-format.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** What came in, what is going on, and what could not be read. */
export function RunCard({ connection }: { connection: MlsConnection }) {
  const { _id: connectionId, kind, state, stateReason, latestRun } = connection
  const timeZone = useTimeZone()
  const { data, error, isValidating, mutate } = useApi('GET /agent/mls/connections/:connectionId/runs', {
    params: { connectionId },
  })
  return (
    <Card
      title="Updates"
      description={
        kind === 'RESO'
          ? `We ask for changes every ${syncMinutes} minutes, and compare all listings at night.`
          : undefined
      }
    >
      <div className="space-y-4">
        {state === 'NEEDS_ATTENTION' && (
          <Callout tone="danger" title="Needs attention" announce>
            {stateReason}
          </Callout>
        )}
        {latestRun?.state === 'RUNNING' && (
          <p role="status">
            {latestRun.resumesAt
              ? `${latestRun.error} It continues at ${formatTime(latestRun.resumesAt, timeZone)}.`
              : `Updating: ${formatCount(latestRun.received)} received so far.`}
          </p>
        )}
        {data?.length === 0 && <p className="text-muted">Nothing has come in yet.</p>}
        {data && data.length > 0 && (
          <ol className="divide-y divide-line">
            {data.slice(0, shownRuns).map((run) => (
              <RunRow key={run._id} run={run} timeZone={timeZone} />
            ))}
          </ol>
        )}
        {!data && !error && <Skeleton className="h-16" />}
        {!data && error && (
          <RetryCallout title="The updates could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
        )}
      </div>
    </Card>
  )
}

const shownRuns = 8

function RunRow({ run, timeZone }: { run: MlsRun; timeZone: string }) {
  const { tone, label } = states[run.state]
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-table">
        <Badge tone={tone} dot>
          {label}
        </Badge>
        <span>{describeRun(run)}</span>
        <span className="text-muted sm:ml-auto">{formatDateTime(run.startedAt, timeZone)}</span>
      </div>
      {run.state === 'FAILED' && run.error && <p className="mt-1 text-danger-ink text-table">{run.error}</p>}
      {run.rejected > 0 && (
        <details className="mt-1 text-table">
          <summary className="cursor-pointer text-muted">{formatCount(run.rejected)} could not be read</summary>
          <ul className="mt-1 list-disc space-y-0.5 pl-5 text-muted">
            {run.rejections.map(({ listingKey, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and keys may repeat
              <li key={index} className="break-words">
                {listingKey ? `${listingKey}: ${reason}` : reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

const states = {
  RUNNING: { tone: 'info', label: 'Running' },
  DONE: { tone: 'success', label: 'Done' },
  FAILED: { tone: 'danger', label: 'Failed' },
} as const

function describeRun({ kind, added, updated, removed, received }: MlsRun): string {
  const changes = [
    added > 0 && `${formatCount(added)} added`,
    updated > 0 && `${formatCount(updated)} changed`,
    removed > 0 && `${formatCount(removed)} removed`,
  ].filter(Boolean)
  if (kind === 'RECONCILE') return [`${formatCount(received)} compared`, ...changes].join(', ')
  return changes.join(', ') || 'No changes'
}
