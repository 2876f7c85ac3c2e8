import type { Lead } from '@gable/shared/leads/lead.ts'
import { formatDateTime, formatRelative } from '../design/format/date-format.ts'
import { useCurrentMinute } from './use-current-minute.ts'
import { useLeadTimeZone } from './use-leads.ts'

/** How long a lead has been in its stage, worded the same everywhere. */
export function TimeInStage({ lead: { stageChangedAt } }: { lead: Pick<Lead, 'stageChangedAt'> }) {
  const timeZone = useLeadTimeZone()
  const now = useCurrentMinute()
  return (
    <time
      dateTime={stageChangedAt}
      title={`Since ${formatDateTime(stageChangedAt, timeZone)}`}
      className="tabular-nums"
    >
      {formatTimeInStage(stageChangedAt, now)}
    </time>
  )
}

/** `2 hours` */
export function formatTimeInStage(since: string, now: number): string {
  const ago = formatRelative(since, Math.max(now, Date.parse(since)))
  return ago === 'just now' ? 'Less than 1 minute' : ago.replace(/ ago$/, '')
}
