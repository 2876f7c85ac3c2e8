import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../../class-names.ts'
import { SwipeBackdrop } from '../swipe-backdrop.tsx'
import { type SwipeActions, useSwipe } from '../use-swipe.ts'
import { clickRowLink } from './row-click.ts'
import { RowLink } from './row-link.tsx'
import { tableRoles } from './table-roles.ts'
import type { TableRowProps } from './table-row.tsx'

/** A row as two lines, for lists of people on a phone. */
export interface CompactCard {
  title: ReactNode
  /** At the right end of the first line, such as a status. */
  aside?: ReactNode
  subtitle: ReactNode
  /** A button beside the lines, such as a call. */
  action?: ReactNode
  swipe?: SwipeActions
}

export function CompactCardRow<R>(props: TableRowProps<R>) {
  const { row, card, columns, selected, checkbox, quickActions, menu, hasActions, href, onOpen } = props
  const content = card?.(row)
  const swipe = useSwipe(content?.swipe)
  if (!content) return null
  const first = checkbox ? 2 : 1
  const hasButtons = Boolean(content.action) || hasActions
  const { style, ...swipeProps } = swipe.props
  return (
    <tr
      {...tableRoles.row}
      {...swipeProps}
      data-row
      onClick={clickRowLink}
      style={{ ...style, '--swipe': `${swipe.offset}px` } as CSSProperties}
      className={cx(
        'relative flex min-h-14 items-center overflow-hidden border-line border-b last:border-b-0',
        'has-[[data-row-link]:focus-visible]:bg-hover',
        (href !== undefined || onOpen) && 'cursor-pointer active:bg-hover',
        swipe.offset !== 0 && '[&>:not([aria-hidden])]:translate-x-[var(--swipe)]',
        !checkbox && 'pl-4',
        hasButtons ? 'pr-1' : 'pr-4',
        selected ? 'bg-sunken' : 'bg-surface has-[[data-popup-open]]:bg-hover',
      )}
    >
      {swipe.revealed && (
        <td aria-hidden="true" className="contents">
          <SwipeBackdrop swipe={swipe} />
        </td>
      )}
      {checkbox && (
        <td {...tableRoles.cell} aria-colindex={1} className="w-10 shrink-0">
          {checkbox}
        </td>
      )}
      <th {...tableRoles.rowHeader} aria-colindex={first} className="min-w-0 flex-1 py-2 text-left font-normal">
        <div className="flex min-w-0 items-center gap-2">
          <div className="min-w-0 flex-1 [&_[data-row-link]]:line-clamp-1">
            <RowLink href={href} onOpen={onOpen}>
              {content.title}
            </RowLink>
          </div>
          {content.aside && <div className="shrink-0 text-label text-muted">{content.aside}</div>}
        </div>
        <div className="mt-0.5 truncate text-label text-muted">{content.subtitle}</div>
      </th>
      {hasButtons && (
        <td {...tableRoles.cell} aria-colindex={first + columns.length} className="flex shrink-0 items-center pl-1">
          {content.action}
          {quickActions}
          {menu}
        </td>
      )}
    </tr>
  )
}
