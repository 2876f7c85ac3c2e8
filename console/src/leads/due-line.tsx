import type { Lead } from '@gable/shared/leads/lead.ts'
import { isOver } from '@gable/shared/leads/stages.ts'
import { CalendarClock } from 'lucide-react'
import { cx } from '../design/class-names.ts'
import { formatDateTime } from '../design/format/date-format.ts'
import { dueText, isOverdue } from './due.ts'
import { useLeadZone } from './use-leads.ts'
import { useMinute } from './use-minute.ts'

/** What is to be done next, and by when; red once that is past. */
export function DueLine({ lead: { nextAction, nextActionAt, stage } }: { lead: Lead }) {
  const timeZone = useLeadZone()
  const now = useMinute()
  if (!nextAction && !nextActionAt) return null
  const late = nextActionAt !== null && !isOver(stage) && isOverdue(nextActionAt, now)
  return (
    <p className={cx('flex min-w-0 items-start gap-1.5 text-label', late ? 'text-danger-ink' : 'text-muted')}>
      <CalendarClock aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 break-words">
        {nextAction && (
          <span className="line-clamp-3" title={nextAction}>
            {nextAction}
          </span>
        )}
        {nextActionAt && (
          <time dateTime={nextActionAt} title={formatDateTime(nextActionAt, timeZone)} className="block tabular-nums">
            {dueText(nextActionAt, timeZone, now)}
          </time>
        )}
        {late && <span className="sr-only"> (overdue)</span>}
      </span>
    </p>
  )
}
