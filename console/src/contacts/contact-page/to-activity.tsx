import { Navigate, useLocation } from 'react-router-dom'
import { useContactPath } from '../contact-paths.ts'
import { useOpenContact } from './open-contact.ts'

/** The part of a contact's page that opens unless another is asked for. */
export function ToActivity() {
  const { contact } = useOpenContact()
  const { pathOf } = useContactPath()
  const { search } = useLocation()
  return <Navigate to={{ pathname: `${pathOf(contact._id)}/activity`, search }} replace />
}
