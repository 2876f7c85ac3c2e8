import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { MailX } from 'lucide-react'
import { missing } from '../design/format/metric-format.ts'
import { phoneHref, phoneText } from './phone-text.ts'

/** Writes to a contact at one press. Who takes no emails is marked. */
export function EmailLink({ contact }: { contact: Pick<ContactRow, 'emailId' | 'emailUnsubscribed'> }) {
  const { emailId, emailUnsubscribed } = contact
  if (!emailId) return <>{missing}</>
  return (
    <span className="flex max-w-56 items-center gap-1.5">
      <a href={mailHref(emailId)} className={look} title={emailId}>
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

/** The address that a press writes to. An email holds whatever somebody typed. */
export const mailHref = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** Calls a contact at one press. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (!phone) return <>{missing}</>
  return (
    <a href={phoneHref(phone)} className={`${look} tabular-nums`}>
      {phoneText(phone)}
    </a>
  )
}

const look = 'block truncate rounded-sm underline-offset-2 hover:underline'
