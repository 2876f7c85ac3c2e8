import { useCallback } from 'react'
import type { OptionSearch } from '../../design/inputs/use-option-search.ts'
import { useAccountId } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { retrySearch } from './retry-search.ts'

const pageSize = 20

/** Finds contacts with their homes. A search that keeps failing finds nothing. The value of an option has both ids. */
export function useContactSuggestions(): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    (search, signal) =>
      retrySearch(signal, async () => {
        const query = { search: search.slice(0, 200), pageSize }
        const { data } = await callInAccount(accountId)('GET /agent/emails/contact-suggestions', { query })
        return data.map(({ contactId, propertyId, fullName, address, emailId, phone }) => ({
          value: toSuggestionValue({ contactId, propertyId }),
          label: fullName || emailId || phone,
          hint: [address, emailId || phone].filter(Boolean).join(' · '),
        }))
      }),
    [accountId],
  )
}

export interface Suggestion {
  contactId: string
  propertyId: string | null
}

const toSuggestionValue = ({ contactId, propertyId }: Suggestion) => `${contactId} ${propertyId ?? ''}`

export function parseSuggestionValue(value: string): Suggestion {
  const [contactId = '', propertyId] = value.split(' ')
  return { contactId, propertyId: propertyId || null }
}
