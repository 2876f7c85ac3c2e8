import type { Contract } from '@gable/shared/contract.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccountId } from '../platform/account.ts'
import { isApiCacheKey } from '../platform/use-api.ts'
import { recordLocalChange } from './local-changes.ts'

/** Call after changing contacts: refetches every read of contacts, segments and tags. */
export function useRefreshContacts() {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(async () => {
    await mutate((cached) => isApiCacheKey(cached) && cached[2] === accountId && isContactRead(cached[0]))
    recordLocalChange()
  }, [mutate, accountId])
}

const isContactRead = (key: keyof Contract) =>
  ['GET /agent/contacts', 'GET /agent/segments', 'GET /agent/tags'].some((prefix) => key.startsWith(prefix))
