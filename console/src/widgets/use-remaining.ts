import type { Problem } from '@gable/shared/http/problem.ts'
import { allowanceOf } from '@gable/shared/plans/plan.ts'
import useSWR from 'swr'
import { getRemaining } from '../assets/remaining.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

export const countEndpoint = 'POST /agent/widget/config/count'

/** How many widgets may still be published. */
export function useRemaining() {
  const { accountId, plan } = useAccount()
  const { data } = useSWR<{ count: number }, Problem>([countEndpoint, published, accountId], () =>
    callInAccount(accountId)(countEndpoint, { body: { statuses: [...published.statuses] } }),
  )
  return getRemaining(data?.count, allowanceOf(plan, 'widgets'))
}

const published = { statuses: ['PUBLISHED'] } as const
