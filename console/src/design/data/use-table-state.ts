import { useSearchParams } from 'react-router-dom'
import { formatTableState, isFiltered, parseTableState, type TableOptions, type TableState } from './table-state.ts'

export interface TableControls extends TableState {
  options: TableOptions
  /** A search or a filter is active. */
  isFiltered: boolean
  /** Sorts by this key. A second call reverses the order. */
  setSort(sort: string, initialSortOrder?: TableState['sortOrder']): void
  setPage(page: number): void
  setPageSize(pageSize: number): void
  setSearch(search: string): void
  setFilter(name: string, values: readonly string[]): void
  /** Clears the search and the filters. */
  clearFilters(): void
}

/** The sort order, page, search and filters of a list, in the URL. */
export function useTableState(options: TableOptions, onPageSize?: (pageSize: number) => void): TableControls {
  const [params, setParams] = useSearchParams()
  const state = parseTableState(params, options)

  const update = (next: Partial<TableState>, replace = false) =>
    setParams(
      (current) => formatTableState({ ...parseTableState(current, options), page: 1, ...next }, options, current),
      {
        replace,
        preventScrollReset: true,
      },
    )

  return {
    ...state,
    options,
    isFiltered: isFiltered(state),
    setSort: (sort, initialSortOrder = 'asc') => {
      const reversed = state.sortOrder === 'asc' ? 'desc' : 'asc'
      update({ sort, sortOrder: state.sort === sort ? reversed : initialSortOrder })
    },
    setPage: (page) => update({ page }),
    setPageSize: (pageSize) => {
      update({ pageSize })
      onPageSize?.(pageSize)
    },
    // Replaces the history entry, so that Back does not step through every typed letter.
    setSearch: (search) => update({ search }, true),
    setFilter: (name, values) => update({ filters: { ...state.filters, [name]: values } }),
    clearFilters: () => update({ search: '', filters: {} }),
  }
}
