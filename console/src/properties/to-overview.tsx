import { Navigate } from 'react-router-dom'
import { usePropertyContext } from './property-context.ts'
import { usePropertyPath } from './property-path.ts'

export function OverviewRedirect() {
  const { property } = usePropertyContext()
  return <Navigate to={usePropertyPath(property.propertyId)('overview')} replace />
}
