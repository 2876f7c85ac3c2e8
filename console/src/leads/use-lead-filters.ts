import type { TableOptions } from '../design/data/table-state.ts'
import { type TableControls, useTableState } from '../design/data/use-table-state.ts'
import { useAccount } from '../platform/account.ts'
import { boardFilters, toLeadQuery } from './lead-filters.ts'

/** Search and filters of a leads page, and the query they make. */
export function useLeadFilters(shape: TableOptions = { filters: boardFilters }, onPageSize?: (size: number) => void) {
  const { agent } = useAccount()
  const controls: TableControls = useTableState(shape, onPageSize)
  return { controls, query: toLeadQuery(controls, agent._id) }
}
