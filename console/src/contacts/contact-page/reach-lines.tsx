import { Mail, Phone } from 'lucide-react'
import { CopyButton } from '../../design/inputs/copy-button.tsx'
import { phoneHref, phoneText } from '../phone-text.ts'
import { mailHref } from '../reach-links.tsx'
import { Line } from './line.tsx'
import { useOpenContact } from './open-contact.ts'

/** Every address and number, the one in use first: to write to, to call, to copy. */
export function ReachLines() {
  const { contact } = useOpenContact()
  return (
    <>
      <Line label={contact.emails.length > 1 ? 'Emails' : 'Email'}>
        {contact.emails.length === 0 && <p className="text-muted">None</p>}
        <ul>
          {contact.emails.map((email) => (
            <li key={email} className="flex min-h-8 items-center gap-2">
              <Mail aria-hidden="true" className="size-4 shrink-0 text-faint" />
              <a href={mailHref(email)} className={look}>
                <bdi>{email}</bdi>
              </a>
              <CopyButton
                iconOnly
                label={`Copy ${email}`}
                value={email}
                copied="Email copied"
                size="sm"
                variant="quiet"
              />
            </li>
          ))}
        </ul>
      </Line>
      <Line label={contact.phones.length > 1 ? 'Phones' : 'Phone'}>
        {contact.phones.length === 0 && <p className="text-muted">None</p>}
        <ul>
          {contact.phones.map((phone) => (
            <li key={phone} className="flex min-h-8 items-center gap-2">
              <Phone aria-hidden="true" className="size-4 shrink-0 text-faint" />
              <a href={phoneHref(phone)} className={`${look} tabular-nums`}>
                {phoneText(phone)}
              </a>
              <CopyButton
                iconOnly
                label={`Copy ${phoneText(phone)}`}
                value={phone}
                copied="Phone number copied"
                size="sm"
                variant="quiet"
              />
            </li>
          ))}
        </ul>
      </Line>
    </>
  )
}

const look = 'min-w-0 flex-1 rounded-sm underline-offset-2 [overflow-wrap:anywhere] hover:underline'
