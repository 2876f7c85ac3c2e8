import { isId } from '@gable/shared/ids.ts'
import { Navigate, Outlet, useParams } from 'react-router-dom'

interface ValidIdGuardProps {
  /** The part of the address that names the thing. */
  param: string
  /** Where an address leads that names none. */
  redirectTo: string
}

/** Around the routes of one thing. */
export function ValidIdGuard({ param, redirectTo }: ValidIdGuardProps) {
  const { [param]: id = '' } = useParams()
  return isId(id) ? <Outlet /> : <Navigate to={redirectTo} replace />
}
