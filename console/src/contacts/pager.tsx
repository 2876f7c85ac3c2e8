import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatCount } from '../design/format/metric-format.ts'
import { IconButton } from '../design/inputs/icon-button.tsx'

interface PageStepsProps {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** Previous and next page of a short list. Hidden when everything fits on one page. */
export function Pager({ page, pageSize, total, onPage }: PageStepsProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1 && page === 1) return null
  return (
    <nav aria-label="Pages" className="flex items-center justify-end gap-1 text-muted text-table">
      <p role="status" className="mr-2 tabular-nums">
        Page {formatCount(page)} of {formatCount(pages)}
      </p>
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        size="sm"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label="Next page"
        size="sm"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
