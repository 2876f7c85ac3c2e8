import { Link } from '../../../design/inputs/link.tsx'
import { useContactPaths } from '../../../layout/paths/contact-paths.ts'

export function ContactLink({ contact }: { contact: { _id: string; fullName: string } }) {
  const { contactPath } = useContactPaths()
  return (
    <Link to={contactPath(contact._id)} tone="plain">
      <bdi>{contact.fullName || 'No name'}</bdi>
    </Link>
  )
}
