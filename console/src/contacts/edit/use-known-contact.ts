import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { isEmail, isPhone } from '@gable/shared/identity/reachable.ts'
import { useDeferredValue } from 'react'
import { useApi } from '../../platform/use-api.ts'
import { phoneHref } from '../phone-text.ts'

/** Somebody who is known by this email or this number already. */
export function useKnownContact(emailId: string, phone: string): ContactRow | undefined {
  const email = useDeferredValue(emailId.trim().toLowerCase())
  const number = useDeferredValue(phone.trim())
  const byEmail = useFound(isEmail(email) ? email : undefined)
  const byPhone = useFound(isPhone(number) ? number : undefined)
  return (
    byEmail.find((contact) => contact.emailId === email) ??
    byPhone.find((contact) => contact.phone && phoneHref(contact.phone) === phoneHref(number))
  )
}

function useFound(search: string | undefined): readonly ContactRow[] {
  const { data } = useApi('GET /agent/contacts/search', search !== undefined && { query: { search, pageSize: 5 } })
  return data?.data ?? []
}
