import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

interface BadgeProps {
  tone?: Tone
  /** Shows a dot before the text. */
  dot?: boolean
  icon?: ReactNode
  children: ReactNode
}

export function Badge({ tone = 'neutral', dot = false, icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex h-5 max-w-full items-center gap-1.5 whitespace-nowrap rounded-full border px-2 font-medium text-label ${boxes[tone]}`}
    >
      {dot && <span className={`size-1.5 shrink-0 rounded-full ${dots[tone]}`} />}
      {icon && (
        <span aria-hidden className="-ml-0.5 shrink-0 [&>svg]:size-3">
          {icon}
        </span>
      )}
      <span className="truncate">{children}</span>
    </span>
  )
}

const boxes: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-muted',
  accent: 'border-transparent bg-accent-soft text-accent-ink',
  success: 'border-transparent bg-success-soft text-success-ink',
  warning: 'border-transparent bg-warning-soft text-warning-ink',
  danger: 'border-transparent bg-danger-soft text-danger-ink',
  info: 'border-transparent bg-info-soft text-info-ink',
}

const dots: Record<Tone, string> = {
  neutral: 'bg-faint',
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  info: 'bg-info',
}
