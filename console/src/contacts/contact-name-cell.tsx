import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { Avatar } from '../design/data/avatar.tsx'
import { contactName } from './contact-name.ts'

/** The avatar and name in a table row. */
export function ContactNameCell({ contact }: { contact: ContactRow }) {
  const name = contactName(contact)
  return (
    <span className="block max-w-64 whitespace-nowrap">
      {/* Not in a flex box: the line under the row's link would run through the initials too. */}
      <Avatar name={contact.fullName} size="sm" />
      <span className="ml-2.5 inline-block max-w-[calc(100%-34px)] align-middle">
        <bdi className="block truncate group-hover/row:underline">{name}</bdi>
      </span>
    </span>
  )
}
