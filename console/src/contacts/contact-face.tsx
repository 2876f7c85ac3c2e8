import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { Avatar } from '../design/avatar.tsx'
import { contactName } from './contact-name.ts'
import { phoneText } from './phone-text.ts'

/** Who it is. On a phone, where columns are out of sight, how to reach them too. */
export function ContactFace({ contact }: { contact: ContactRow }) {
  const name = contactName(contact)
  const reach = [contact.emailId, contact.phone && phoneText(contact.phone)].find((text) => text && text !== name)
  return (
    <span className="flex max-w-64 items-center gap-2.5 max-sm:max-w-44">
      <Avatar name={contact.fullName} size="sm" />
      <span className="min-w-0">
        <bdi className="block truncate">{name}</bdi>
        {reach && <bdi className="block truncate font-normal text-label text-muted sm:hidden">{reach}</bdi>}
      </span>
    </span>
  )
}
