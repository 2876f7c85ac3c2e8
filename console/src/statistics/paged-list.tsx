import type { Problem } from '@gable/shared/http/problem.ts'
import { type ReactNode, useState } from 'react'
import type { SWRResponse } from 'swr'
import { Pagination } from '../design/data/table/pagination.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'

interface PagedListProps<T> {
  /** The accessible name. */
  label: string
  /** A sentence: "The contacts could not be loaded". */
  errorTitle: string
  response: ListResponse<T>
  paging: Paging
  /** Shown instead of a list without items. */
  empty: ReactNode
  /** Rendered as `li`, with a key. */
  renderItem: (item: T) => ReactNode
}

interface ListResponse<T>
  extends Pick<SWRResponse<{ data: T[]; total: number }, Problem>, 'data' | 'error' | 'isLoading' | 'isValidating'> {
  mutate: () => unknown
}

/** A list in a slide-out, with its states and pages. */
export function PagedList<T>({ label, errorTitle, response, paging, empty, renderItem }: PagedListProps<T>) {
  const { data, error, isLoading, isValidating, mutate } = response
  if (error && !data) return <ErrorState title={errorTitle} onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={6} />
  if (data.data.length === 0) return empty
  return (
    <div className="space-y-4">
      <ul
        aria-label={label}
        aria-busy={isLoading}
        className={`divide-y divide-line rounded-lg border border-line ${isLoading ? 'opacity-60' : ''}`}
      >
        {data.data.map(renderItem)}
      </ul>
      {data.total > pageSizes[0] && (
        <Pagination {...paging.query} pageSizes={pageSizes} total={data.total} {...paging.handlers} />
      )}
    </div>
  )
}

const pageSizes = [25, 50, 100] as const

/** The page of a `PagedList`. */
export function usePaging() {
  const [query, setQuery] = useState<{ page: number; pageSize: number }>({ page: 1, pageSize: pageSizes[0] })
  return {
    query,
    handlers: {
      onPageChange: (page: number) => setQuery({ ...query, page }),
      onPageSizeChange: (pageSize: number) => setQuery({ page: 1, pageSize }),
    },
  }
}

type Paging = ReturnType<typeof usePaging>
