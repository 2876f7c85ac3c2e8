import type { Contract } from '@gable/shared/contract.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { isRead } from '../platform/use-api.ts'
import { tellOwnChange } from './own-changes.ts'

/** Call after contacts were changed: all that is read of contacts and segments is read again. */
export function useRefreshContacts() {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(async () => {
    await mutate((cached) => isRead(cached) && cached[2] === accountId && isOfContacts(cached[0]))
    tellOwnChange()
  }, [mutate, accountId])
}

const isOfContacts = (key: keyof Contract) =>
  key.startsWith('GET /agent/contacts') || key.startsWith('GET /agent/segments')
