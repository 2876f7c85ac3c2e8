import { useWatch } from 'react-hook-form'
import { Callout } from '../../design/feedback/callout.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { contactName } from '../contact-name.ts'
import { useContactPath } from '../contact-paths.ts'
import { useKnownContact } from './use-known-contact.ts'

/** Says that who is being added may be here already. Two of a family may share a number, so it is no refusal. */
export function KnownContactNote() {
  const [emailId = '', phone = ''] = useWatch({ name: ['emailId', 'phone'] }) as [string?, string?]
  const known = useKnownContact(emailId, phone)
  const { pathOf } = useContactPath()
  if (!known) return null
  return (
    <Callout tone="warning" announce title={`${contactName(known)} is here already`}>
      They have the same {known.emailId === emailId.trim().toLowerCase() ? 'email' : 'phone number'}.{' '}
      <Link to={pathOf(known._id)}>Open {contactName(known)}</Link>
    </Callout>
  )
}
