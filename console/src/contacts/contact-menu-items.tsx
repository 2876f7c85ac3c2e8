import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { Archive, ArchiveRestore, Mail, Pencil, Phone, UserRound } from 'lucide-react'
import { MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useContactPath } from './contact-paths.ts'
import { phoneHref, phoneText } from './phone-text.ts'
import { mailHref } from './reach-links.tsx'
import { useContactWrites } from './use-contact-writes.ts'

interface ContactMenuItemsProps {
  contact: ContactRow
  onEdit: () => void
}

/** What can be done with one contact from a list. */
export function ContactMenuItems({ contact, onEdit }: ContactMenuItemsProps) {
  const { pathOf } = useContactPath()
  const { archive, restore } = useContactWrites()
  const { _id, emailId, phone, emailUnsubscribed, isArchived } = contact
  return (
    <>
      <MenuItem icon={UserRound} to={pathOf(_id)}>
        Open
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Phone} {...(phone ? { onSelect: () => go(phoneHref(phone)) } : { withheld: 'No phone number' })}>
        {phone ? `Call ${phoneText(phone)}` : 'Call'}
      </MenuItem>
      <MenuItem icon={Mail} {...(emailId ? { onSelect: () => go(mailHref(emailId)) } : { withheld: 'No email' })}>
        {emailUnsubscribed.isUnsub && emailId ? 'Email (unsubscribed)' : 'Email'}
      </MenuItem>
      <MenuSeparator />
      {isArchived ? (
        <MenuItem icon={ArchiveRestore} onSelect={() => void restore(contact)}>
          Bring back
        </MenuItem>
      ) : (
        <MenuItem icon={Archive} onSelect={() => void archive(contact)}>
          Archive
        </MenuItem>
      )}
    </>
  )
}

/** Hands over to the program that calls or writes; the page stays. */
const go = (address: string) => window.location.assign(address)
