import { brandingIncomplete } from '@gable/shared/branding/completeness.ts'
import { noneRemaining, type PageOwner, withoutPersonalUrl } from '@gable/shared/landing-pages/messages.ts'
import { useAccount } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { useRemaining } from './use-remaining.ts'

/** Why no page of this owner can be made now, if there is a reason. */
export function useWithheld(owner: PageOwner): string | false {
  const { agent } = useAccount()
  const { isFull } = useRemaining(owner)
  const brand = useApi('GET /agent/branding/default')
  if (owner === 'personal' && agent.purl.id === null) return withoutPersonalUrl
  if (isFull) return noneRemaining[owner]
  return brand.data?.isComplete === false && brandingIncomplete
}
