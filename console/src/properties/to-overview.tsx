import { Navigate } from 'react-router-dom'
import { useOpenProperty } from './open-property.ts'
import { usePropertyPath } from './property-path.ts'

export function ToOverview() {
  const { property } = useOpenProperty()
  return <Navigate to={usePropertyPath(property.propertyId)('overview')} replace />
}
