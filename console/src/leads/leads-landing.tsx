import { Navigate, useLocation } from 'react-router-dom'
import { useAccountPath } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { BoardSkeleton } from './board/board-skeleton.tsx'

/** Opens the last used view, the board by default. */
export function LeadsLanding() {
  const [view = 'kanban', , isKnown] = usePreference('LEADS_PAGE_VIEW')
  const pathTo = useAccountPath()
  const { search } = useLocation()
  if (!isKnown) return <BoardSkeleton />
  return <Navigate to={pathTo(`leads/${view}${search}`)} replace />
}
