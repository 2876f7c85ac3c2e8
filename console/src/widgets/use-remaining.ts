import type { Problem } from '@gable/shared/http/problem.ts'
import { allowanceOf } from '@gable/shared/plans/plan.ts'
import { isUsedUp } from '@gable/shared/subjects/allowance.ts'
import useSWR from 'swr'
import { useAccount } from '../platform/account.ts'
import { callIn } from '../platform/use-api.ts'

export const countKey = 'POST /agent/widget/config/count'

/** How many widgets may still be published. Unknown until it has been counted. */
export function useRemaining() {
  const { accountId, plan } = useAccount()
  const { data } = useSWR<{ count: number }, Problem>([countKey, published, accountId], () =>
    callIn(accountId)(countKey, { body: { statuses: [...published.statuses] } }),
  )
  const allowed = allowanceOf(plan, 'widgets')
  if (!data) return { remaining: undefined, isFull: false }
  return { remaining: Math.max(0, allowed - data.count), isFull: isUsedUp(data.count, allowed) }
}

const published = { statuses: ['PUBLISHED'] } as const
