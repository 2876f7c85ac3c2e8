import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { useCallback } from 'react'
import type { OptionSearch } from '../../design/inputs/use-option-search.ts'
import { useAccountId } from '../../platform/account.ts'
import { callIn } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { phoneText } from '../phone-text.ts'

/** Contacts by anything they are found by, without this one. */
export function useContactSearch(exceptId: string): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (search) => {
      const query = { search: search.slice(0, 200), pageSize: 20 }
      const { data } = await callIn(accountId)('GET /agent/contacts/search', { query })
      return data
        .filter(({ _id }) => _id !== exceptId)
        .map((contact) => ({ value: contact._id, label: contactName(contact), hint: hintOf(contact) }))
    },
    [accountId, exceptId],
  )
}

const hintOf = ({ emailId, phone, properties }: ContactRow) =>
  [emailId, phone && phoneText(phone), properties[0]?.fullAddress].filter(Boolean).join(' · ')
