import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { allowanceOf } from '@gable/shared/plans/plan.ts'
import { remainingOf } from '../assets/remaining.ts'
import { useAccount } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'

/** How many pages of this owner may still be published. */
export function useRemaining(owner: PageOwner) {
  const { plan } = useAccount()
  const published = useApi('GET /agent/landing-page/count', {
    query: { ...whoseOf(owner), statuses: ['PUBLISHED'] },
  })
  return remainingOf(published.data?.count, allowanceOf(plan, featureOf[owner]))
}

/** Whose pages are asked for. */
export const whoseOf = (owner: PageOwner) => (owner === 'personal' ? { agentIdExists: 'true' } : {})

const featureOf = { account: 'landing-pages', personal: 'personalized-urls' } as const
