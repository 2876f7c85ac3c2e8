import { useCallback, useState } from 'react'
import { useAccountId } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { callInAccount, useApi } from '../platform/use-api.ts'

/** The summary of a contact, kept true while it is written and while history goes on. */
export function useSummary(contactId: string) {
  const accountId = useAccountId()
  const input = { params: { contactId } }
  const { data, error, isValidating, mutate } = useApi('GET /agent/contacts/:contactId/summary', input)
  const [isAsking, setAsking] = useState(false)
  useLiveEvent('summary', (event) => void (event.contactId === contactId && mutate()))
  useLiveEvent('contacts', ({ id }) => void ((id === undefined || id === contactId) && mutate()))
  useLiveEvent('submission', () => void mutate())

  const generate = useCallback(async () => {
    setAsking(true)
    try {
      const asked = await callInAccount(accountId)('POST /agent/contacts/:contactId/summary', { params: { contactId } })
      // It may have been written, and told, before this answer came.
      await mutate(asked, { revalidate: true })
    } catch (error) {
      showErrorToast(error)
    } finally {
      setAsking(false)
    }
  }, [accountId, contactId, mutate])

  return { summary: data, error, isValidating, isAsking, generate, reload: () => void mutate() }
}
