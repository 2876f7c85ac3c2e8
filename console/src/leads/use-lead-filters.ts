import type { TableShape } from '../design/data/table-state.ts'
import { type TableControls, useTableState } from '../design/data/use-table-state.ts'
import { useAccount } from '../platform/account.ts'
import { filterShape, queryOf } from './lead-filters.ts'

/** Search and filters of a screen of leads, and what they ask the server for. */
export function useLeadFilters(shape: TableShape = { filters: filterShape }, onPageSize?: (size: number) => void) {
  const { agent } = useAccount()
  const controls: TableControls = useTableState(shape, onPageSize)
  return { controls, query: queryOf(controls, agent._id) }
}
