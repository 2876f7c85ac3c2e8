import { isId } from '@gable/shared/ids.ts'
import { Navigate, Outlet, useParams } from 'react-router-dom'

interface ValidIdGuardProps {
  /** The name of the route parameter that holds the ID. */
  param: string
  redirectTo: string
}

/** Redirects if a route parameter is not a well-formed ID. */
export function ValidIdGuard({ param, redirectTo }: ValidIdGuardProps) {
  const { [param]: id = '' } = useParams()
  return isId(id) ? <Outlet /> : <Navigate to={redirectTo} replace />
}
