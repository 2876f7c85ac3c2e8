import type { Problem } from '@gable/shared/http/problem.ts'
import { allowanceOf } from '@gable/shared/plans/plan.ts'
import useSWR from 'swr'
import { getRemaining } from '../assets/remaining.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

export const countEndpoint = 'POST /agent/widget/config/count'

/** The number of widgets that the plan still allows. */
export function useRemaining() {
  const { accountId, plan } = useAccount()
  const { data } = useSWR<{ count: number }, Problem>([countEndpoint, countParams, accountId], () =>
    callInAccount(accountId)(countEndpoint, { body: { statuses: [...countParams.statuses] } }),
  )
  return getRemaining(data?.count, allowanceOf(plan, 'widgets'))
}

const countParams = { statuses: ['PUBLISHED'] } as const
