import { useCallback, useState } from 'react'
import { useAccountId } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { callInAccount, useApi } from '../platform/use-api.ts'

/** The summary of a contact. `hasFailed` tells that the last request to write one did not arrive. Live events refresh it when it is written or there is new activity. */
export function useSummary(contactId: string) {
  const accountId = useAccountId()
  const input = { params: { contactId } }
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/:contactId/summary', input)
  const [isRequesting, setRequesting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useLiveEvent('summary', (event) => void (event.contactId === contactId && mutate()))
  useLiveEvent('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  useLiveEvent('submission', () => void mutate())

  const generate = useCallback(async () => {
    setRequesting(true)
    setFailed(false)
    try {
      const requested = await callInAccount(accountId)('POST /agent/contacts/:contactId/summary', {
        params: { contactId },
      })
      // The summary may be written, and its live event sent, before this response arrives.
      await mutate(requested, { revalidate: true })
    } catch {
      setFailed(true)
    } finally {
      setRequesting(false)
    }
  }, [accountId, contactId, mutate])

  return { summary: data, error, isValidating, isRequesting, hasFailed, generate, reload: () => void mutate() }
}
