import type { LoggedText, TextState } from '@gable/shared/texts/text-settings.ts'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** The newest texts and what became of them. */
export function LogCard() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/texts/log')
  useLiveEvent('texts', () => void mutate())
  return (
    <Card title="Newest texts" description="What was written is on the page of each contact.">
      {data?.length === 0 && <p className="text-muted">Nothing was sent or received yet.</p>}
      {data && data.length > 0 && (
        <ol className="divide-y divide-line" aria-label="Newest texts">
          {data.map((text) => (
            <TextRow key={text._id} text={text} />
          ))}
        </ol>
      )}
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <RetryCallout title="The texts could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
      )}
    </Card>
  )
}

function TextRow({ text }: { text: LoggedText }) {
  const { at, kind, state, phone, contact, dueAt, reason } = text
  const pathTo = useAccountPath()
  const timeZone = useTimeZone()
  const { tone, label } = states[state]
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-table">
        <Badge tone={tone} dot>
          {label}
        </Badge>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {contact ? <Link to={pathTo(`contacts/${contact._id}`)}>{contact.fullName || phone}</Link> : phone}
        </span>
        {kind === 'TEST' && <Badge tone="info">Test</Badge>}
        <span className="text-muted sm:ml-auto">
          <RelativeTime at={at} />
        </span>
      </div>
      {dueAt && <p className="mt-1 text-label text-muted">Goes out {formatDateTime(dueAt, timeZone)}</p>}
      {reason && <p className="mt-1 text-label text-muted [overflow-wrap:anywhere]">{reason}</p>}
    </li>
  )
}

const states: Record<TextState, { tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'; label: string }> = {
  QUEUED: { tone: 'warning', label: 'Waiting' },
  SENDING: { tone: 'info', label: 'Sending' },
  SENT: { tone: 'info', label: 'Sent' },
  DELIVERED: { tone: 'success', label: 'Delivered' },
  UNDELIVERED: { tone: 'danger', label: 'Not delivered' },
  FAILED: { tone: 'danger', label: 'Failed' },
  UNKNOWN: { tone: 'warning', label: 'Unknown' },
  HELD: { tone: 'neutral', label: 'Not sent' },
  RECEIVED: { tone: 'neutral', label: 'Received' },
}
