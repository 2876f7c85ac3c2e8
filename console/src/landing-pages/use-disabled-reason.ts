import { brandingIncomplete } from '@gable/shared/branding/completeness.ts'
import { noneRemaining, type PageOwner, personalUrlRequired } from '@gable/shared/landing-pages/messages.ts'
import { useAccount } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { useRemaining } from './use-remaining.ts'

/** The reason why no page can be created now; false when there is none. */
export function useDisabledReason(owner: PageOwner): string | false {
  const { agent } = useAccount()
  const { isFull } = useRemaining(owner)
  const brand = useApi('GET /agent/branding/default')
  if (owner === 'personal' && agent.purl.id === null) return personalUrlRequired
  if (isFull) return noneRemaining[owner]
  return brand.data?.isComplete === false && brandingIncomplete
}
