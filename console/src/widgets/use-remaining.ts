import type { Problem } from '@gable/shared/http/problem.ts'
import { allowanceOf } from '@gable/shared/plans/plan.ts'
import useSWR from 'swr'
import { remainingOf } from '../assets/remaining.ts'
import { useAccount } from '../platform/account.ts'
import { callIn } from '../platform/use-api.ts'

export const countKey = 'POST /agent/widget/config/count'

/** How many widgets may still be published. */
export function useRemaining() {
  const { accountId, plan } = useAccount()
  const { data } = useSWR<{ count: number }, Problem>([countKey, published, accountId], () =>
    callIn(accountId)(countKey, { body: { statuses: [...published.statuses] } }),
  )
  return remainingOf(data?.count, allowanceOf(plan, 'widgets'))
}

const published = { statuses: ['PUBLISHED'] } as const
