import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { isEmail, isPhone } from '@gable/shared/identity/contact-formats.ts'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { Callout } from '../../design/feedback/callout.tsx'
import { toPhoneHref } from '../../design/format/phone.ts'
import { Link } from '../../design/inputs/link.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useApi } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'

/** Warns when a contact with this email or phone exists. It is no error: two people may share a number. */
export function ExistingContactNote() {
  const [emailId = '', phone = ''] = useWatch({ name: ['emailId', 'phone'] }) as [string?, string?]
  const existing = useExistingContact(emailId, phone)
  const { contactPath } = useContactPaths()
  if (!existing) return null
  const hasSameEmail = existing.emailId === emailId.trim().toLowerCase()
  return (
    <Callout tone="warning" announce title={`${contactName(existing)} is already a contact`}>
      They have the same {hasSameEmail ? 'email' : 'phone number'}.{' '}
      <Link to={contactPath(existing._id)}>Open {contactName(existing)}</Link>
    </Callout>
  )
}

function useExistingContact(emailId: string, phone: string): ContactRow | undefined {
  const email = useDeferredValue(emailId.trim().toLowerCase())
  const number = useDeferredValue(phone.trim())
  const byEmail = useContactMatches(isEmail(email) ? email : undefined)
  const byPhone = useContactMatches(isPhone(number) ? number : undefined)
  return (
    byEmail.find((contact) => contact.emailId === email) ??
    byPhone.find((contact) => contact.phone && toPhoneHref(contact.phone) === toPhoneHref(number))
  )
}

function useContactMatches(search: string | undefined): readonly ContactRow[] {
  const { data } = useApi('GET /agent/contacts/search', search !== undefined && { query: { search, pageSize: 5 } })
  return data?.data ?? []
}
