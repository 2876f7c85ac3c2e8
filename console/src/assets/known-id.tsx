import { isId } from '@gable/shared/ids.ts'
import { Navigate, Outlet, useParams } from 'react-router-dom'

interface KnownIdProps {
  /** The part of the address that names the thing. */
  param: string
  /** Where an address leads that names none. */
  otherwise: string
}

/** Around the routes of one thing. */
export function KnownId({ param, otherwise }: KnownIdProps) {
  const { [param]: id = '' } = useParams()
  return isId(id) ? <Outlet /> : <Navigate to={otherwise} replace />
}
