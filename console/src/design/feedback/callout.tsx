import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

interface CalloutProps {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  children?: ReactNode
  /** A button or a link. */
  action?: ReactNode
  onDismiss?: () => void
  /** Announces the callout to screen readers when it appears after page load. */
  announce?: boolean
}

export function Callout({ tone = 'info', title, children, action, onDismiss, announce = false }: CalloutProps) {
  const { Icon, boxClassName, iconClassName } = tones[tone]
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={`flex items-start gap-3 rounded-lg border p-3 ${boxClassName}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${iconClassName}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56 text-ink">
          {title && <p className="font-medium">{title}</p>}
          {children && <div className={title ? 'mt-0.5 text-muted' : undefined}>{children}</div>}
        </div>
        {action && <div className="flex shrink-0 items-center gap-2">{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-m-1 grid size-7 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}

const tones = {
  info: { Icon: Info, boxClassName: 'border-info/25 bg-info-soft', iconClassName: 'text-info-ink' },
  success: { Icon: CircleCheck, boxClassName: 'border-success/25 bg-success-soft', iconClassName: 'text-success-ink' },
  warning: {
    Icon: TriangleAlert,
    boxClassName: 'border-warning/30 bg-warning-soft',
    iconClassName: 'text-warning-ink',
  },
  danger: { Icon: CircleAlert, boxClassName: 'border-danger/25 bg-danger-soft', iconClassName: 'text-danger-ink' },
}
