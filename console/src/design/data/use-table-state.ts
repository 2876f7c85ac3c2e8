import { useSearchParams } from 'react-router-dom'
import { formatTableState, isFiltered, parseTableState, type TableShape, type TableState } from './table-state.ts'

export interface TableControls extends TableState {
  shape: TableShape
  /** A search or a filter narrows the list. */
  filtered: boolean
  /** Orders by this name; a second time turns the order around. */
  setSort(sort: string, firstOrder?: TableState['sortOrder']): void
  setPage(page: number): void
  setPageSize(pageSize: number): void
  setSearch(search: string): void
  setFilter(name: string, values: readonly string[]): void
  /** Takes back search and filters. */
  clear(): void
}

/** A list's order, page, search and filters, kept in the address. */
export function useTableState(shape: TableShape, onPageSize?: (pageSize: number) => void): TableControls {
  const [params, setParams] = useSearchParams()
  const state = parseTableState(params, shape)

  const change = (next: Partial<TableState>, replace = false) =>
    setParams((now) => formatTableState({ ...parseTableState(now, shape), page: 1, ...next }, shape, now), {
      replace,
      preventScrollReset: true,
    })

  return {
    ...state,
    shape,
    filtered: isFiltered(state),
    setSort: (sort, firstOrder = 'asc') => {
      const turned = state.sortOrder === 'asc' ? 'desc' : 'asc'
      change({ sort, sortOrder: state.sort === sort ? turned : firstOrder })
    },
    setPage: (page) => change({ page }),
    setPageSize: (pageSize) => {
      change({ pageSize })
      onPageSize?.(pageSize)
    },
    // Typing does not leave a trail of half words for Back to walk through.
    setSearch: (search) => change({ search }, true),
    setFilter: (name, values) => change({ filters: { ...state.filters, [name]: values } }),
    clear: () => change({ search: '', filters: {} }),
  }
}
