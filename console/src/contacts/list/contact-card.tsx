import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { Mail, Phone } from 'lucide-react'
import { CallIconLink } from '../../calls/call-icon-link.tsx'
import { placeCall } from '../../calls/current-call.ts'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import type { CompactCard } from '../../design/data/table/compact-card-row.tsx'
import { formatPhone } from '../../design/format/phone.ts'
import { openExternal, toMailHref } from '../contact-links.tsx'
import { contactName } from '../contact-name.ts'

/** A contact on a phone: swipe right to call, left to email. The menu of the row has both, too. */
export function toContactCard(contact: ContactRow): CompactCard {
  const { _id, phone, emailId, properties, lastActivityAt } = contact
  const name = contactName(contact)
  const target = phone ? { contactId: _id, name, phone } : undefined
  const details = [phone && formatPhone(phone), properties[0]?.fullAddress, emailId].filter((text) => text !== name)
  return {
    title: <bdi>{name}</bdi>,
    aside: <RelativeTime at={lastActivityAt} />,
    subtitle: details.filter(Boolean).join(' · ') || contact.source,
    action: target && <CallIconLink target={target} />,
    swipe: {
      right: target && { label: 'Call', icon: Phone, run: () => placeCall(target) },
      left: emailId ? { label: 'Email', icon: Mail, run: () => openExternal(toMailHref(emailId)) } : undefined,
    },
  }
}
