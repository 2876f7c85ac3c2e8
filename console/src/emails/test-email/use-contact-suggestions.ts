import { useCallback } from 'react'
import type { OptionSearch } from '../../design/inputs/use-option-search.ts'
import { useAccountId } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'

const pageSize = 20
const retries = 3
const retryDelay = 5000

/** Finds contacts with their homes. A search that keeps failing finds nothing. The value of an option has both ids. */
export function useContactSuggestions(): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    (search, signal) =>
      retry(signal, async () => {
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

async function retry<T>(signal: AbortSignal, load: () => Promise<T[]>): Promise<T[]> {
  for (let attempt = 0; attempt <= retries && !signal.aborted; attempt++) {
    if (attempt > 0) await wait(retryDelay, signal)
    if (signal.aborted) break
    try {
      return await load()
    } catch (error) {
      if (attempt === retries) console.error(error)
    }
  }
  return []
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
