import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

interface CalloutProps {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  children?: ReactNode
  /** Its next step: a button or a link. */
  action?: ReactNode
  onDismiss?: () => void
  /** Speaks up when it appears after the page has been read. */
  announce?: boolean
}

export function Callout({ tone = 'info', title, children, action, onDismiss, announce = false }: CalloutProps) {
  const { Icon, ground, mark } = looks[tone]
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={`flex items-start gap-3 rounded-lg border p-3 ${ground}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${mark}`} />
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

const looks = {
  info: { Icon: Info, ground: 'border-info/25 bg-info-soft', mark: 'text-info-ink' },
  success: { Icon: CircleCheck, ground: 'border-success/25 bg-success-soft', mark: 'text-success-ink' },
  warning: { Icon: TriangleAlert, ground: 'border-warning/30 bg-warning-soft', mark: 'text-warning-ink' },
  danger: { Icon: CircleAlert, ground: 'border-danger/25 bg-danger-soft', mark: 'text-danger-ink' },
}
