import type { Contract } from '@gable/shared/contract.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import type { Reply, Rest, Sent } from '@gable/shared/http/endpoint.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useCallback } from 'react'
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr'
import { giveHeadStart, takeHeadStart } from './head-start.ts'
import { tellProblem } from './problem-events.ts'
import { selectedAccountId, useAccountId } from './selected-account.ts'

export type Readable = keyof Contract & `GET /${string}`
type Asked<K extends Readable> = Rest<Sent<Contract[K]>>

/** Calls the API for the account on the screen. A refusal is thrown as a `Problem`. */
export const call: Call<Contract> = (key, ...rest) => callIn(selectedAccountId())(key, ...rest)

/** Calls the API for one account, wherever the person has gone meanwhile: for work that takes several calls. */
export function callIn(accountId: string | undefined): Call<Contract> {
  const send = createClient<Contract>({
    base: '/api',
    headers: (): Record<string, string> => (accountId ? { 'X-Account-Id': accountId } : {}),
  })
  return (async (key: keyof Contract, ...rest: Rest<Sent<Contract[keyof Contract]>>) => {
    try {
      return await (send as (...given: unknown[]) => Promise<unknown>)(key, ...rest)
    } catch (error) {
      if (error instanceof Problem && key !== 'GET /session') tellProblem(error, accountId)
      throw error
    }
  }) as Call<Contract>
}

/** Reads through the cache. `false` waits: nothing is fetched until there is an input. */
export function useApi<K extends Readable>(key: K, ...rest: Asked<K> | [false]) {
  return useRead(key, rest, {})
}

/** Like `useApi`, but shows the previous page of a list until the next one is there. */
export function useApiList<K extends Readable>(key: K, ...rest: Asked<K> | [false]) {
  return useRead(key, rest, { keepPreviousData: true })
}

/** Call after a write: every cached read of these keys in this account is fetched again. */
export function useRefresh() {
  const { mutate } = useSWRConfig()
  const accountId = useAccountId()
  return useCallback(
    async (...keys: Readable[]) => {
      await mutate(
        (cached) => isRead(cached) && keys.includes(cached[0]) && cached[2] === accountOf(cached[0], accountId),
      )
    },
    [mutate, accountId],
  )
}

/** Begins a read before the screen that will ask for it is there; what it answers may say what to begin next. */
export function readAhead<K extends Readable>(accountId: string | undefined, key: K, ...rest: Asked<K>) {
  const cacheKey = keyOf(key, rest[0], accountId)
  return giveHeadStart(unstable_serialize(cacheKey), () => fetchRead(cacheKey)) as Promise<Reply<Contract[K]>>
}

/** What the cache holds a read under. The account is part of it: nothing of one account is ever shown in another. */
export type ReadKey = readonly [key: Readable, input: unknown, accountId: string | null]

export const isRead = (cached: unknown): cached is ReadKey => Array.isArray(cached) && cached.length === 3

function useRead<K extends Readable>(key: K, rest: Asked<K> | [false], settings: SWRConfiguration) {
  const accountId = useAccountId()
  const input = rest[0]
  return useSWR<Reply<Contract[K]>, Problem>(
    input === false ? null : keyOf(key, input, accountId),
    (cacheKey: ReadKey) =>
      (takeHeadStart(unstable_serialize(cacheKey)) ?? fetchRead(cacheKey)) as Promise<Reply<Contract[K]>>,
    settings,
  )
}

const keyOf = (key: Readable, input: unknown, accountId: string | undefined): ReadKey => [
  key,
  input ?? null,
  accountOf(key, accountId),
]

function fetchRead([key, input, accountId]: ReadKey): Promise<unknown> {
  const read = callIn(accountId ?? undefined) as (key: Readable, input?: unknown) => Promise<unknown>
  return input === null ? read(key) : read(key, input)
}

const accountOf = (key: Readable, accountId: string | undefined) => (ofThePerson.has(key) ? null : (accountId ?? null))

/** These answer the same in every account. */
const ofThePerson: ReadonlySet<Readable> = new Set<Readable>(['GET /session', 'GET /accounts', 'GET /sessions'])
