import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../class-names.ts'

export interface RowLinkTarget {
  /** The page the row links to. */
  href?: string | undefined
  /** Opens the row on the current page instead. */
  onOpen?: (() => void) | undefined
}

/** The link or button around the name of a row. */
export function RowLink({ href, onOpen, children }: RowLinkTarget & { children: ReactNode }) {
  const nameClassName =
    'line-clamp-2 min-w-0 break-words text-left font-medium text-ink group-hover/row:underline decoration-line-strong underline-offset-2'
  if (href !== undefined) {
    return (
      <Link data-row-link to={href} className={cx(nameClassName, 'rounded-sm')}>
        {children}
      </Link>
    )
  }
  if (onOpen) {
    return (
      <button data-row-link type="button" onClick={onOpen} className={cx(nameClassName, 'rounded-sm')}>
        {children}
      </button>
    )
  }
  return <div className="line-clamp-2 min-w-0 break-words">{children}</div>
}
