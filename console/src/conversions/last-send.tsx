import type { ConversionIntegration } from '@gable/shared/conversions/integration.ts'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'

/** The newest event that our server sent, or why it could not. */
export function LastSend({ lastSend }: { lastSend: NonNullable<ConversionIntegration['lastSend']> }) {
  const { at, state, isTest, reason } = lastSend
  const { tone, label } = badges[state]
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-muted">
        {isTest ? 'Test event' : 'Last lead'}, <RelativeTime at={at} />
      </span>
      <Badge tone={tone} dot>
        {label}
      </Badge>
      {reason && <span className="[overflow-wrap:anywhere]">{reason}</span>}
    </div>
  )
}

const badges = {
  WAITING: { tone: 'warning', label: 'Waiting' },
  SENDING: { tone: 'info', label: 'Sending' },
  DELIVERED: { tone: 'success', label: 'Delivered' },
  SKIPPED: { tone: 'neutral', label: 'Not sent' },
  FAILED: { tone: 'danger', label: 'Failed' },
} as const
