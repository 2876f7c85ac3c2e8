import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react'
import { cx } from '../class-names.ts'
import { formatDateTime } from '../format/date-format.ts'

export interface Outcome {
  text: string
  /** Null for a state that has no time of its own. */
  at: string | null
  tone: 'neutral' | 'success' | 'danger'
}

interface OutcomeListProps {
  outcomes: readonly Outcome[]
  timeZone: string
  className?: string
}

/** What became of something that was sent, from first to last. */
export function OutcomeList({ outcomes, timeZone, className }: OutcomeListProps) {
  return (
    <ul aria-label="What became of it" className={cx('space-y-1.5 text-table', className)}>
      {outcomes.map(({ text, at, tone }) => {
        const { Icon, className } = icons[tone]
        return (
          <li key={text} className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</span>
            {at && <span className="shrink-0 text-muted">{formatDateTime(at, timeZone)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const icons: Record<Outcome['tone'], { Icon: LucideIcon; className: string }> = {
  neutral: { Icon: Clock, className: 'text-muted' },
  success: { Icon: CircleCheck, className: 'text-success-ink' },
  danger: { Icon: CircleAlert, className: 'text-danger-ink' },
}
