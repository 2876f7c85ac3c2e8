import { useSearchParams } from 'react-router-dom'
import type { CursorPagesProps } from '../design/data/cursor-pager.tsx'
import type { TableControls } from '../design/data/use-table-state.ts'

/** The position in a list that continues after its last entry. A changed filter goes back to page 1, where no cursor counts. */
export function useCursor({ page, setPage }: TableControls) {
  const [params, setParams] = useSearchParams()
  const before = page > 1 ? (params.get('before') ?? undefined) : undefined
  const goTo = (cursor: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      next.set('before', cursor)
      next.set('page', String(page + 1))
      return next
    })
  const pages = (next: string | undefined): CursorPagesProps => ({
    page,
    onFirst: page > 1 ? () => setPage(1) : undefined,
    onBack: page > 1 ? () => window.history.back() : undefined,
    onNext: next ? () => goTo(next) : undefined,
  })
  return { before, pages }
}
