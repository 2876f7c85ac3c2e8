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

  /** Also loads the answers first, because a step that is opened again starts with them. */
  const refetchOnboardingState = useCallback(async () => {
    const call = callInAccount(accountId)
    const [agent, agency, answers] = await Promise.all([
      call('GET /agent/me'),
      call('GET /agent/agency'),
      call('GET /agent/onboarding'),
    ])
    const answersKey: ApiCacheKey = ['GET /agent/onboarding', null, accountId]
    await mutate(answersKey, answers, { revalidate: false })
    setOnboardingState({ agent, agency })
    return { agent, agency }
  }, [accountId, mutate, setOnboardingState])

  return { setOnboardingState, refetchOnboardingState }
}
