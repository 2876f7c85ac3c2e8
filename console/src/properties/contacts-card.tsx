import type { PropertyContact } from '@gable/shared/contacts/contact.ts'
import { useId, useState } from 'react'
import { EmailLink, PhoneLink } from '../contacts/contact-links.tsx'
import { contactName } from '../contacts/contact-name.ts'
import { Avatar } from '../design/data/avatar.tsx'
import { Badge } from '../design/data/badge.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { useContactPaths } from '../layout/paths/contact-paths.ts'

const initialCount = 3

/** The contacts of the property with their email and phone. */
export function ContactsCard({ contacts }: { contacts: readonly PropertyContact[] }) {
  const [isExpanded, setExpanded] = useState(false)
  const listId = useId()
  return (
    <Card title={contacts.length > 1 ? 'Contacts' : 'Contact'}>
      {contacts.length === 0 ? (
        <p className="text-muted">No contact is linked to this home.</p>
      ) : (
        <>
          <ul id={listId} className="space-y-4">
            {(isExpanded ? contacts : contacts.slice(0, initialCount)).map((contact) => (
              <ContactRow key={contact._id} contact={contact} />
            ))}
          </ul>
          {contacts.length > initialCount && (
            <Button
              size="sm"
              className="mt-4"
              aria-expanded={isExpanded}
              aria-controls={listId}
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? 'Show fewer' : `Show all ${contacts.length}`}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

function ContactRow({ contact }: { contact: PropertyContact }) {
  const { contactPath } = useContactPaths()
  return (
    <li className="flex min-w-0 gap-3">
      <Avatar name={contact.fullName} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={contactPath(contact._id)} tone="plain" className="min-w-0 break-words">
            <bdi>{contactName(contact)}</bdi>
          </Link>
          {contact.isNonMarketing && <Badge tone="warning">No marketing</Badge>}
        </div>
        <div className="mt-0.5 space-y-0.5 text-muted text-table">
          {contact.emailId && <EmailLink contact={contact} />}
          {contact.phone && <PhoneLink contact={contact} />}
        </div>
      </div>
    </li>
  )
}
