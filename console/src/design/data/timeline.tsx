import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

interface TimelineEntry {
  key: string
  icon: LucideIcon
  tone?: 'neutral' | 'accent' | 'success' | 'danger'
  title: ReactNode
  /** `RelativeTime` or a formatted date. */
  time: ReactNode
  /** Details below the title, such as the text of a note. */
  children?: ReactNode
  /** Lets a link scroll to the entry. */
  id?: string
  /** Highlights the entry, because the current URL links to it. */
  isTarget?: boolean
}

interface TimelineProps {
  label: string
  entries: readonly TimelineEntry[]
}

/** Events along a vertical line, newest first. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {entries.map(({ key, icon: Icon, tone = 'neutral', title, time, children, id, isTarget = false }) => (
        <li
          key={key}
          {...(id !== undefined && { id, tabIndex: -1 })}
          aria-current={isTarget || undefined}
          className={cx(
            'group/entry relative flex gap-3 pb-5 outline-none last:pb-0',
            isTarget &&
              'before:absolute before:-inset-x-2 before:-top-2 before:bottom-2 before:rounded-lg before:bg-accent-soft last:before:-bottom-2',
          )}
        >
          <span
            aria-hidden
            className="absolute top-8 bottom-0 left-4 w-px -translate-x-1/2 bg-line group-last/entry:hidden"
          />
          <span className={cx('relative grid size-8 shrink-0 place-items-center rounded-full', tones[tone])}>
            <Icon aria-hidden className="size-4" />
          </span>
          <div className="relative min-w-0 flex-1 pt-1.5">
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
