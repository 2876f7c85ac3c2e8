import { useState } from 'react'
import { emptySelection, type RowSelection } from '../../design/data/table/selection.ts'

/** The selected leads of one page of one query. A different page starts with none selected. */
export function useSelectedLeads(pageKey: string): [RowSelection, (selected: RowSelection) => void] {
  const [state, setState] = useState({ pageKey, selected: emptySelection })
  const selected = state.pageKey === pageKey ? state.selected : emptySelection
  return [selected, (selected) => setState({ pageKey, selected })]
}
