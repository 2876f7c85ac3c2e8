import { Mail, Phone } from 'lucide-react'
import { formatPhone, toPhoneHref } from '../../design/format/phone.ts'
import { CopyButton } from '../../design/inputs/copy-button.tsx'
import { toMailHref } from '../contact-links.tsx'
import { DetailRow } from './detail-row.tsx'
import { useOpenContact } from './open-contact.ts'

/** Every email and phone number, the current one first, to write, call or copy. */
export function ContactMethods() {
  const { contact } = useOpenContact()
  return (
    <>
      <DetailRow label={contact.emails.length > 1 ? 'Emails' : 'Email'}>
        {contact.emails.length === 0 && <p className="text-muted">None</p>}
        <ul>
          {contact.emails.map((email) => (
            <li key={email} className="flex min-h-8 items-center gap-2">
              <Mail aria-hidden="true" className="size-4 shrink-0 text-faint" />
              <a href={toMailHref(email)} className={linkClassName}>
                <bdi>{email}</bdi>
              </a>
              <CopyButton
                iconOnly
                label={`Copy ${email}`}
                value={email}
                copiedMessage="Email copied"
                size="sm"
                variant="quiet"
              />
            </li>
          ))}
        </ul>
      </DetailRow>
      <DetailRow label={contact.phones.length > 1 ? 'Phones' : 'Phone'}>
        {contact.phones.length === 0 && <p className="text-muted">None</p>}
        <ul>
          {contact.phones.map((phone) => (
            <li key={phone} className="flex min-h-8 items-center gap-2">
              <Phone aria-hidden="true" className="size-4 shrink-0 text-faint" />
              <a href={toPhoneHref(phone)} className={`${linkClassName} tabular-nums`}>
                {formatPhone(phone)}
              </a>
              <CopyButton
                iconOnly
                label={`Copy ${formatPhone(phone)}`}
                value={phone}
                copiedMessage="Phone number copied"
                size="sm"
                variant="quiet"
              />
            </li>
          ))}
        </ul>
      </DetailRow>
    </>
  )
}

const linkClassName = 'min-w-0 flex-1 rounded-sm underline-offset-2 [overflow-wrap:anywhere] hover:underline'
