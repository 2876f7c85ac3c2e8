import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { Avatar } from '../design/avatar.tsx'
import { contactName } from './contact-name.ts'
import { phoneText } from './phone-text.ts'

/** Who it is. On a phone, where columns are out of sight, how to reach them too. */
export function ContactFace({ contact }: { contact: ContactRow }) {
  const name = contactName(contact)
  const reach = [contact.emailId, contact.phone && phoneText(contact.phone)].find((text) => text && text !== name)
  return (
    <span className="block max-w-64 whitespace-nowrap max-sm:max-w-44">
      {/* Not in a flex box: the line under the row's link would run through the initials too. */}
      <Avatar name={contact.fullName} size="sm" />
      <span className="ml-2.5 inline-block max-w-[calc(100%-34px)] align-middle">
        <bdi className="block truncate group-hover/row:underline">{name}</bdi>
        {reach && <bdi className="block truncate font-normal text-label text-muted sm:hidden">{reach}</bdi>}
      </span>
    </span>
  )
}
