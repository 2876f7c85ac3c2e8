import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../class-names.ts'

export interface RowDoor {
  /** Where the row leads … */
  href?: string | undefined
  /** … or what it opens here. */
  open?: (() => void) | undefined
}

/** A row's one link or button, around its name. */
export function Door({ href, open, children }: RowDoor & { children: ReactNode }) {
  const look =
    'line-clamp-2 min-w-0 break-words text-left font-medium text-ink group-hover/row:underline decoration-line-strong underline-offset-2'
  if (href !== undefined) {
    return (
      <Link data-row-link to={href} className={cx(look, 'rounded-sm')}>
        {children}
      </Link>
    )
  }
  if (open) {
    return (
      <button data-row-link type="button" onClick={open} className={cx(look, 'rounded-sm')}>
        {children}
      </button>
    )
  }
  return <div className="line-clamp-2 min-w-0 break-words">{children}</div>
}
