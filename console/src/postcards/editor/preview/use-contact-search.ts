import { useCallback } from 'react'
import type { OptionSearch } from '../../../design/inputs/use-option-search.ts'
import { useAccountId } from '../../../platform/account.ts'
import { callInAccount } from '../../../platform/use-api.ts'

/** Finds contacts by name or address. A postcard needs no email, so it looks among all of them. */
export function useContactSearch(): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (search) => {
      const { data } = await callInAccount(accountId)('GET /agent/contacts/search', {
        query: { search: search.slice(0, 200), pageSize: 20 },
      })
      return data.map(({ _id, fullName, emailId, properties }) => ({
        value: _id,
        label: fullName || emailId || 'No name',
        hint: properties[0]?.fullAddress ?? 'No home on record',
      }))
    },
    [accountId],
  )
}
