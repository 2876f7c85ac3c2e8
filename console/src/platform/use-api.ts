import type { Contract } from '@gable/shared/contract.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import type { CallArguments, Reply, RequestInput } from '@gable/shared/http/endpoint.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useCallback } from 'react'
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr'
import { clearPrefetches, shareRead, startPrefetch, takePrefetch } from './prefetch.ts'
import { publishProblem } from './problem-events.ts'
import { retryWhileMoving } from './retry-while-moving.ts'
import { getSelectedAccountId, useAccountId } from './selected-account.ts'
import { trackWrite } from './writes.ts'

export type GetEndpoint = keyof Contract & `GET /${string}`
type RequestArguments<K extends GetEndpoint> = CallArguments<RequestInput<Contract[K]>>

/** Calls the API for the account on screen. Errors are thrown as `Problem`. */
export const call: Call<Contract> = (key, ...rest) => callInAccount(getSelectedAccountId())(key, ...rest)

/** Calls the API for a fixed account. Use it when the user may switch accounts before the call. */
export function callInAccount(accountId: string | undefined): Call<Contract> {
  const send = createClient<Contract>({
    base: '/api',
    headers: (): Record<string, string> => (accountId ? { 'X-Account-Id': accountId } : {}),
  })
  async function sendAndReport(key: keyof Contract, args: unknown[]) {
    try {
      return await retryWhileMoving(() => (send as (...args: unknown[]) => Promise<unknown>)(key, ...args))
    } catch (error) {
      if (error instanceof Problem && key !== 'GET /session') publishProblem(error, accountId)
      throw error
    } finally {
      // A read that started before this write would bring the old values back.
      if (!key.startsWith('GET ')) clearPrefetches()
    }
  }

  return ((key: keyof Contract, ...rest: CallArguments<RequestInput<Contract[keyof Contract]>>) =>
    key.startsWith('GET ') ? sendAndReport(key, rest) : trackWrite(() => sendAndReport(key, rest))) as Call<Contract>
}

/** Fetches through the cache. Pass `false` to wait until there is an input. */
export function useApi<K extends GetEndpoint>(key: K, ...rest: RequestArguments<K> | [false]) {
  return useCachedResponse(key, rest, {})
}

/** Like `useApi`, but keeps the previous page of a list until the next one is loaded. */
export function useApiList<K extends GetEndpoint>(key: K, ...rest: RequestArguments<K> | [false]) {
  return useCachedResponse(key, rest, { keepPreviousData: true })
}

/** Removes cached responses of these endpoints in this account, so that the next component to show them loads current ones. */
export function useDiscard() {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(
    (...keys: GetEndpoint[]) =>
      mutate(
        (cached) =>
          isApiCacheKey(cached) && keys.includes(cached[0]) && cached[2] === getCacheAccount(cached[0], accountId),
        undefined,
        { revalidate: true },
      ),
    [mutate, accountId],
  )
}

/** Call after a write: refetches all cached responses of these endpoints in this account. */
export function useRefresh() {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(
    async (...keys: GetEndpoint[]) => {
      await mutate(
        (cached) =>
          isApiCacheKey(cached) && keys.includes(cached[0]) && cached[2] === getCacheAccount(cached[0], accountId),
      )
    },
    [mutate, accountId],
  )
}

/** Starts a request before its screen is mounted. The response can decide which to start next. */
export function prefetchApi<K extends GetEndpoint>(
  accountId: string | undefined,
  key: K,
  ...rest: RequestArguments<K>
) {
  const cacheKey = toCacheKey(key, rest[0], accountId)
  return startPrefetch(unstable_serialize(cacheKey), () => fetchCacheKey(cacheKey)) as Promise<Reply<Contract[K]>>
}

/** Takes the response to a request from one that contains it. If that fails, the request is sent on its own. */
export function prefetchFrom<K extends GetEndpoint>(
  accountId: string | undefined,
  key: K,
  getResponse: () => Promise<Reply<Contract[K]>>,
) {
  const cacheKey = toCacheKey(key, undefined, accountId)
  startPrefetch(unstable_serialize(cacheKey), () => getResponse().catch(() => fetchCacheKey(cacheKey)))
}

/** Includes the account, so that data of one account is never shown in another. */
export type ApiCacheKey = readonly [key: GetEndpoint, input: unknown, accountId: string | null]

export const isApiCacheKey = (cached: unknown): cached is ApiCacheKey => Array.isArray(cached) && cached.length === 3

function useCachedResponse<K extends GetEndpoint>(
  key: K,
  rest: RequestArguments<K> | [false],
  options: SWRConfiguration,
) {
  const accountId = useAccountId()
  const input = rest[0]
  return useSWR<Reply<Contract[K]>, Problem>(
    input === false ? null : toCacheKey(key, input, accountId),
    (cacheKey: ApiCacheKey) => {
      const id = unstable_serialize(cacheKey)
      return (takePrefetch(id) ?? shareRead(id, () => fetchCacheKey(cacheKey))) as Promise<Reply<Contract[K]>>
    },
    options,
  )
}

const toCacheKey = (key: GetEndpoint, input: unknown, accountId: string | undefined): ApiCacheKey => [
  key,
  input ?? null,
  getCacheAccount(key, accountId),
]

function fetchCacheKey([key, input, accountId]: ApiCacheKey): Promise<unknown> {
  const get = callInAccount(accountId ?? undefined) as (key: GetEndpoint, input?: unknown) => Promise<unknown>
  return input === null ? get(key) : get(key, input)
}

const getCacheAccount = (key: GetEndpoint, accountId: string | undefined) =>
  accountIndependentEndpoints.has(key) ? null : (accountId ?? null)

const accountIndependentEndpoints: ReadonlySet<GetEndpoint> = new Set<GetEndpoint>([
  'GET /session',
  'GET /accounts',
  'GET /sessions',
  'GET /profile/two-factor',
])
