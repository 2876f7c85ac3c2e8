import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '../../class-names.ts'
import { formatCount } from '../../format/metric-format.ts'
import { getPageNumbers } from './page-numbers.ts'
import { PageSize } from './page-size.tsx'

interface PaginationProps {
  page: number
  pageSize: number
  pageSizes: readonly number[]
  total: number
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
}

export function Pagination({ page, pageSize, pageSizes, total, onPageChange, onPageSizeChange }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted text-table">
      <PageSize size={pageSize} sizes={pageSizes} onChange={onPageSizeChange} />
      <p role="status" className="tabular-nums sm:ml-auto">
        {first <= last ? `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}` : formatCount(total)}
      </p>
      <nav aria-label="Pages" className="flex items-center gap-0.5">
        <PageButton label="Previous page" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
          <ChevronLeft aria-hidden className="size-4" />
        </PageButton>
        <ol className="hidden items-center gap-0.5 md:flex">
          {getPageNumbers(page, pages).map((number, index) => (
            <li key={number === 'gap' ? `gap ${index}` : number}>
              {number === 'gap' ? (
                <span className="px-1.5">…</span>
              ) : (
                <PageButton label={`Page ${number}`} current={number === page} onClick={() => onPageChange(number)}>
                  {formatCount(number)}
                </PageButton>
              )}
            </li>
          ))}
        </ol>
        <PageButton label="Next page" disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
          <ChevronRight aria-hidden className="size-4" />
        </PageButton>
      </nav>
    </div>
  )
}

interface PageButtonProps {
  label: string
  current?: boolean
  disabled?: boolean
  onClick: () => void
  children: React.ReactNode
}

/** Stays focusable while disabled, so that the keyboard focus is not lost on the last page. */
function PageButton({ label, current = false, disabled = false, onClick, children }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      onClick={disabled || current ? undefined : onClick}
      className={cx(
        'grid h-7 min-w-7 place-items-center rounded-md px-1.5 tabular-nums touch:h-9 touch:min-w-9',
        'aria-[current]:bg-hover aria-[current]:font-medium aria-[current]:text-ink',
        'live:hover:bg-hover live:hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40',
      )}
    >
      {children}
    </button>
  )
}
