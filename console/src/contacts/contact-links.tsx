import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { MailX } from 'lucide-react'
import { toCallLink } from '../calls/current-call.ts'
import { emptyValue } from '../design/format/metric-format.ts'
import { formatPhone } from '../design/format/phone.ts'
import { contactName } from './contact-name.ts'

/** A mailto link, marked when the contact is unsubscribed. */
export function EmailLink({ contact }: { contact: Pick<ContactRow, 'emailId' | 'emailUnsubscribed'> }) {
  const { emailId, emailUnsubscribed } = contact
  if (!emailId) return <>{emptyValue}</>
  return (
    <span className="flex max-w-48 items-center gap-1.5">
      <a href={toMailHref(emailId)} className={linkClassName} title={emailId}>
        <bdi>{emailId}</bdi>
      </a>
      {emailUnsubscribed.isUnsub && (
        <span title="Unsubscribed" className="shrink-0 text-warning-ink">
          <MailX aria-hidden="true" className="size-4" />
          <span className="sr-only">(unsubscribed)</span>
        </span>
      )}
    </span>
  )
}

/** Stored emails are free text, so everything but the @ is encoded. */
export const toMailHref = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** Opens the phone or email app; the page stays. */
export const openExternal = (address: string) => window.location.assign(address)

/** A link that calls the contact. */
export function PhoneLink({ contact }: { contact: ContactRow }) {
  const { _id, phone } = contact
  if (!phone) return <>{emptyValue}</>
  return (
    <a
      {...toCallLink({ contactId: _id, name: contactName(contact), phone })}
      className={`${linkClassName} tabular-nums`}
    >
      {formatPhone(phone)}
    </a>
  )
}

const linkClassName = 'block truncate rounded-sm underline-offset-2 hover:underline'
