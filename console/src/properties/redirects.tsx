import { Navigate } from 'react-router-dom'
import { useAccountPath } from '../platform/account.ts'
import { usePropertyContext } from './property-context.ts'
import { usePropertyPath } from './property-path.ts'

/** The list of properties is part of the contacts. */
export const PropertiesRedirect = () => <Navigate to={useAccountPath()('contacts/contact-properties')} replace />

export function OverviewRedirect() {
  const { property } = usePropertyContext()
  return <Navigate to={usePropertyPath(property.propertyId)('overview')} replace />
}
