import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import { IconButton } from '../inputs/icon-button.tsx'
import { PageSize } from './table/page-size.tsx'
import type { TableControls } from './use-table-state.ts'

export interface CursorPagesProps {
  page: number
  onFirst: (() => void) | undefined
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Steps through a list that is too long to number its pages. */
export function CursorPager({
  page,
  onFirst,
  onBack,
  onNext,
  controls,
}: CursorPagesProps & { controls: TableControls }) {
  const { pageSize, options, setPageSize } = controls
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted text-table">
      <PageSize size={pageSize} sizes={options.pageSizes ?? []} onChange={setPageSize} />
      {(onFirst || onNext) && (
        <nav aria-label="Pages" className="flex items-center gap-1">
          <IconButton icon={ChevronsLeft} label="First page" size="sm" disabled={!onFirst} onClick={onFirst} />
          <IconButton icon={ChevronLeft} label="Previous page" size="sm" disabled={!onBack} onClick={onBack} />
          <span aria-current="page" className="px-2 tabular-nums">
            Page {page}
          </span>
          <IconButton icon={ChevronRight} label="Next page" size="sm" disabled={!onNext} onClick={onNext} />
        </nav>
      )}
    </div>
  )
}
