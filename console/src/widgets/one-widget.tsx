import { isId } from '@gable/shared/ids.ts'
import { Navigate, Outlet, useParams } from 'react-router-dom'
import { useAccountPath } from '../platform/account.ts'

/** Around what is about one widget: an address that names none leads to the list. */
export function OneWidget() {
  const { widgetId = '' } = useParams()
  const pathTo = useAccountPath()
  return isId(widgetId) ? <Outlet /> : <Navigate to={pathTo('marketing/widget')} replace />
}
