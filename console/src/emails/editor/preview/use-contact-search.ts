import { useCallback } from 'react'
import type { OptionSearch } from '../../../design/inputs/use-option-search.ts'
import { useAccountId } from '../../../platform/account.ts'
import { callInAccount } from '../../../platform/use-api.ts'

/** Finds contacts with their homes. The value of an option is the IDs of the contact and of the home. */
export function useContactSearch(): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (search) => {
      const query = { search: search.slice(0, 200), pageSize: 20 }
      const { data } = await callInAccount(accountId)('GET /agent/emails/contact-suggestions', { query })
      return data.map(({ contactId, propertyId, fullName, address, emailId }) => ({
        value: `${contactId} ${propertyId ?? ''}`,
        label: fullName || emailId,
        hint: address || emailId,
      }))
    },
    [accountId],
  )
}
