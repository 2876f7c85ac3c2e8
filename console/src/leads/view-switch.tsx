import { Columns3, List } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { useAccountPath } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'

/** Switches between board and list, and remembers the choice. */
export function ViewSwitch({ view }: { view: 'kanban' | 'list' }) {
  const [, store] = usePreference('LEADS_PAGE_VIEW')
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const { search } = useLocation()
  return (
    <SegmentedControl
      label="View"
      value={view}
      options={views}
      onChange={(view) => {
        void store(view)
        void navigate(pathTo(`leads/${view}${keepSharedParams(search)}`))
      }}
    />
  )
}

const views = [
  { value: 'kanban', label: 'Kanban', icon: Columns3 },
  { value: 'list', label: 'List', icon: List },
] as const

/** URL parameters that both views understand. */
function keepSharedParams(search: string) {
  const params = new URLSearchParams(search)
  for (const listParam of ['stage', 'stageNot', 'page', 'sort', 'sortOrder', 'pageSize']) params.delete(listParam)
  return params.size > 0 ? `?${params}` : ''
}
