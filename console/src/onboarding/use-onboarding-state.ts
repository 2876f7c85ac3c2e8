import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccount } from '../platform/account.ts'
import { type ApiCacheKey, callInAccount } from '../platform/use-api.ts'

/** The onboarding state of agent and agency, returned by every step. */
export type StepResponse = Reply<Contract['PUT /agent/onboarding/call']>

/** Updates the cached state that the guards use. They then redirect to the current step. */
export function useOnboardingState() {
  const { accountId } = useAccount()
  const { mutate } = useSWRConfig()

  const setOnboardingState = useCallback(
    ({ agent, agency }: StepResponse) => {
      const agentKey: ApiCacheKey = ['GET /agent/me', null, accountId]
      const agencyKey: ApiCacheKey = ['GET /agent/agency', null, accountId]
      void mutate(agentKey, agent, { revalidate: false })
      void mutate(agencyKey, agency, { revalidate: false })
    },
    [mutate, accountId],
  )

  const refetchOnboardingState = useCallback(async () => {
    const call = callInAccount(accountId)
    const [agent, agency] = await Promise.all([call('GET /agent/me'), call('GET /agent/agency')])
    setOnboardingState({ agent, agency })
    return { agent, agency }
  }, [accountId, setOnboardingState])

  return { setOnboardingState, refetchOnboardingState }
}
