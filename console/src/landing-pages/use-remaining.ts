import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { allowanceOf } from '@gable/shared/plans/plan.ts'
import { getRemaining } from '../assets/remaining.ts'
import { useAccount } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'

/** The number of pages that the plan still allows. */
export function useRemaining(owner: PageOwner) {
  const { plan } = useAccount()
  const published = useApi('GET /agent/landing-page/count', {
    query: { ...toOwnerQuery(owner), statuses: ['PUBLISHED'] },
  })
  return getRemaining(published.data?.count, allowanceOf(plan, featureOf[owner]))
}

export const toOwnerQuery = (owner: PageOwner) => (owner === 'personal' ? { agentIdExists: 'true' } : {})

const featureOf = { account: 'landing-pages', personal: 'personalized-urls' } as const
