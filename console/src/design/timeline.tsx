import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface TimelineEntry {
  key: string
  icon: LucideIcon
  tone?: 'neutral' | 'accent' | 'success' | 'danger'
  title: ReactNode
  /** `RelativeTime` or a formatted date. */
  time: ReactNode
  /** What was written, sent or answered. */
  children?: ReactNode
}

interface TimelineProps {
  label: string
  entries: readonly TimelineEntry[]
}

/** What happened, newest first, along a line. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {entries.map(({ key, icon: Icon, tone = 'neutral', title, time, children }) => (
        <li key={key} className="group/entry relative flex gap-3 pb-5 last:pb-0">
          <span
            aria-hidden
            className="absolute top-8 bottom-0 left-4 w-px -translate-x-1/2 bg-line group-last/entry:hidden"
          />
          <span className={cx('grid size-8 shrink-0 place-items-center rounded-full', tones[tone])}>
            <Icon aria-hidden className="size-4" />
          </span>
          <div className="min-w-0 flex-1 pt-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <div className="min-w-0 break-words">{title}</div>
              <div className="shrink-0 text-label text-muted">{time}</div>
            </div>
            {children && <div className="mt-2">{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const tones = {
  neutral: 'bg-hover text-muted',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  danger: 'bg-danger-soft text-danger-ink',
}
