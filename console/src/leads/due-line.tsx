import type { Lead } from '@gable/shared/leads/lead.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import { CalendarClock } from 'lucide-react'
import { cx } from '../design/class-names.ts'
import { formatDateTime } from '../design/format/date-format.ts'
import { formatDue, isOverdue } from './due.ts'
import { useCurrentMinute } from './use-current-minute.ts'
import { useLeadTimeZone } from './use-leads.ts'

/** Next action and due time; red when overdue. */
export function DueLine({ lead: { nextAction, nextActionAt, stage } }: { lead: Lead }) {
  const timeZone = useLeadTimeZone()
  const now = useCurrentMinute()
  if (!nextAction && !nextActionAt) return null
  const isLate = nextActionAt !== null && !isClosed(stage) && isOverdue(nextActionAt, now)
  return (
    <p className={cx('flex min-w-0 items-start gap-1.5 text-label', isLate ? 'text-danger-ink' : 'text-muted')}>
      <CalendarClock aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 break-words">
        {nextAction && (
          <span className="line-clamp-3" title={nextAction}>
            {nextAction}
          </span>
        )}
        {nextActionAt && (
          <time dateTime={nextActionAt} title={formatDateTime(nextActionAt, timeZone)} className="block tabular-nums">
            {formatDue(nextActionAt, timeZone, now)}
          </time>
        )}
        {isLate && <span className="sr-only"> (overdue)</span>}
      </span>
    </p>
  )
}
