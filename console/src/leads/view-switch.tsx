import { Columns3, List } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { useAccountPath } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'

/** Between the ways to look at all leads. The one that is chosen opens the next time as well. */
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
      onChange={(chosen) => {
        void store(chosen)
        void navigate(pathTo(`leads/${chosen}${shared(search)}`))
      }}
    />
  )
}

const views = [
  { value: 'kanban', label: 'Kanban', icon: Columns3 },
  { value: 'list', label: 'List', icon: List },
] as const

/** What both of them understand. */
function shared(search: string) {
  const params = new URLSearchParams(search)
  for (const own of ['stage', 'page', 'sort', 'sortOrder', 'pageSize']) params.delete(own)
  return params.size > 0 ? `?${params}` : ''
}
