import { Navigate } from 'react-router-dom'
import { useAccountPath } from '../platform/account.ts'

/** Homes are listed among the contacts. */
export const PropertiesRedirect = () => <Navigate to={useAccountPath()('contacts/contact-properties')} replace />
