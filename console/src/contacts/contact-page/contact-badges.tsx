import { Badge } from '../../design/data/badge.tsx'
import { useOpenContact } from './open-contact.ts'

/** Warnings next to the name of the contact. */
export function ContactBadges() {
  const { contact } = useOpenContact()
  return (
    <>
      {contact.isArchived && <Badge>Archived</Badge>}
      {contact.subscription.state === 'UNSUBSCRIBED' && <Badge tone="warning">Unsubscribed</Badge>}
      {contact.isNonMarketing && <Badge>No marketing</Badge>}
    </>
  )
}
