import { Badge } from '../../design/data/badge.tsx'
import { useOpenContact } from './open-contact.ts'

/** What one must know before doing anything with a contact. */
export function StateBadges() {
  const { contact } = useOpenContact()
  return (
    <>
      {contact.isArchived && <Badge>Archived</Badge>}
      {contact.subscription.state === 'UNSUBSCRIBED' && <Badge tone="warning">Unsubscribed</Badge>}
      {contact.isNonMarketing && <Badge>No marketing</Badge>}
    </>
  )
}
