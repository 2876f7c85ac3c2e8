import { useCallback, useState } from 'react'
import { useAccountId } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { callInAccount, useApi } from '../platform/use-api.ts'

/** The summary of a contact. Live events refresh it when it is written or there is new activity. */
export function useSummary(contactId: string) {
  const accountId = useAccountId()
  const input = { params: { contactId } }
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/:contactId/summary', input)
  const [isRequesting, setRequesting] = useState(false)
  useLiveEvent('summary', (event) => void (event.contactId === contactId && mutate()))
  useLiveEvent('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  useLiveEvent('submission', () => void mutate())

  const generate = useCallback(async () => {
    setRequesting(true)
    try {
      const requested = await callInAccount(accountId)('POST /agent/contacts/:contactId/summary', {
        params: { contactId },
      })
      // The summary may be written, and its live event sent, before this response arrives.
      await mutate(requested, { revalidate: true })
    } catch (error) {
      showErrorToast(error)
    } finally {
      setRequesting(false)
    }
  }, [accountId, contactId, mutate])

  return { summary: data, error, isValidating, isRequesting, generate, reload: () => void mutate() }
}
