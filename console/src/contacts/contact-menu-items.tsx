import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { Archive, ArchiveRestore, Mail, Pencil, Phone, UserRound } from 'lucide-react'
import { placeCall } from '../calls/current-call.ts'
import { formatPhone } from '../design/format/phone.ts'
import { MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useContactPaths } from '../layout/paths/contact-paths.ts'
import { openExternal, toMailHref } from './contact-links.tsx'
import { contactName } from './contact-name.ts'
import { useArchiveContact } from './use-archive-contact.ts'

interface ContactMenuItemsProps {
  contact: ContactRow
  onEdit: () => void
}

/** The actions for one contact in a list. */
export function ContactMenuItems({ contact, onEdit }: ContactMenuItemsProps) {
  const { contactPath } = useContactPaths()
  const { archive, restore } = useArchiveContact()
  const { _id, emailId, phone, emailUnsubscribed, isArchived } = contact
  return (
    <>
      <MenuItem icon={UserRound} to={contactPath(_id)}>
        Open
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={Phone}
        {...(phone
          ? { onSelect: () => placeCall({ contactId: _id, name: contactName(contact), phone }) }
          : { disabledReason: 'No phone number' })}
      >
        {phone ? `Call ${formatPhone(phone)}` : 'Call'}
      </MenuItem>
      <MenuItem
        icon={Mail}
        {...(emailId ? { onSelect: () => openExternal(toMailHref(emailId)) } : { disabledReason: 'No email' })}
      >
        {emailUnsubscribed.isUnsub && emailId ? 'Email (unsubscribed)' : 'Email'}
      </MenuItem>
      <MenuSeparator />
      {isArchived ? (
        <MenuItem icon={ArchiveRestore} onSelect={() => void restore(contact)}>
          Restore
        </MenuItem>
      ) : (
        <MenuItem icon={Archive} onSelect={() => void archive(contact)}>
          Archive
        </MenuItem>
      )}
    </>
  )
}
