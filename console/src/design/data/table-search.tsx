import { SearchInput } from '../inputs/search-input.tsx'
import type { TableControls } from './use-table-state.ts'

interface TableSearchProps {
  controls: Pick<TableControls, 'search' | 'setSearch'>
  /** "Search Emails" */
  label: string
}

/** The search of a list. Its text is in the URL. */
export function TableSearch({ controls, label }: TableSearchProps) {
  return (
    <search className="block w-full sm:w-64">
      <SearchInput shortcut value={controls.search} onChange={controls.setSearch} label={label} />
    </search>
  )
}
