import { Mail, Phone } from 'lucide-react'
import { toCallLink } from '../../calls/current-call.ts'
import { formatPhone } from '../../design/format/phone.ts'
import { toMailHref } from '../contact-links.tsx'
import { contactName } from '../contact-name.ts'
import { EmailText } from './email-text.tsx'
import { MethodList } from './method-list.tsx'
import { useOpenContact } from './open-contact.ts'

/** All emails and phone numbers, the primary one first, to write, call, copy and edit. */
export function ContactMethods() {
  const { contact } = useOpenContact()
  return (
    <>
      <MethodList
        kind="email"
        icon={Mail}
        format={(email) => email}
        render={(email) => <EmailText email={email} />}
        toLink={(email) => ({ href: toMailHref(email) })}
        names={{ one: 'Email', several: 'Emails', add: 'Add email', copied: 'Email copied' }}
      />
      <MethodList
        kind="phone"
        icon={Phone}
        format={formatPhone}
        toLink={(phone) => toCallLink({ contactId: contact._id, name: contactName(contact), phone })}
        names={{ one: 'Phone', several: 'Phones', add: 'Add phone', copied: 'Phone number copied' }}
      />
    </>
  )
}
