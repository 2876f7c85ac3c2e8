import type { Contract } from '@gable/shared/contract.ts'
import type { Reply, RequestInput } from '@gable/shared/http/endpoint.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import useSWR from 'swr'
import { useAccountId } from './selected-account.ts'
import { callInAccount } from './use-api.ts'

/** Endpoints that read with a body, because their input does not fit in a query. */
type ReadEndpoint = {
  [K in keyof Contract & `POST ${string}`]: Contract[K] extends { readOnly: true } ? K : never
}[keyof Contract & `POST ${string}`]

/** Reads through the cache, like `useApiList`. Pass `false` to wait until there is an input. */
export function useApiRead<K extends ReadEndpoint>(key: K, input: RequestInput<Contract[K]> | false) {
  const accountId = useAccountId()
  return useSWR<Reply<Contract[K]>, Problem>(
    input === false ? null : [key, input, accountId ?? null],
    () => {
      const read = callInAccount(accountId) as (key: K, input: unknown) => Promise<Reply<Contract[K]>>
      return read(key, input)
    },
    { keepPreviousData: true },
  )
}
