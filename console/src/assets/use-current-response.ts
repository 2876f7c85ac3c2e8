import { useRef } from 'react'
import type { SWRResponse } from 'swr'
import type { TableState } from '../design/data/table-state.ts'

/** The response to the search on screen. Once that has failed, the rows of the search before it are not shown. */
export function useCurrentResponse<T>({ data, error, isLoading }: SWRResponse<T, unknown>, state: TableState) {
  const { search, filters, sort, sortOrder, page, pageSize } = state
  const query = JSON.stringify({ search, filters, sort, sortOrder, page, pageSize })
  const answeredQuery = useRef<string>(undefined)
  if (data !== undefined && !error && !isLoading) answeredQuery.current = query
  return error && answeredQuery.current !== query ? undefined : data
}
