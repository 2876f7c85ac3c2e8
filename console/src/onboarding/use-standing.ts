import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useAccount } from '../platform/account.ts'
import { callIn, type ReadKey } from '../platform/use-api.ts'

/** Where agent and agency stand, as every step answers. */
export type StepReply = Reply<Contract['PUT /agent/onboarding/call']>

/** Makes a newer standing the one the guards see; they lead to whatever is due now. */
export function useStanding() {
  const { accountId } = useAccount()
  const { mutate } = useSWRConfig()

  const settle = useCallback(
    ({ agent, agency }: StepReply) => {
      const agentKey: ReadKey = ['GET /agent/me', null, accountId]
      const agencyKey: ReadKey = ['GET /agent/agency', null, accountId]
      void mutate(agentKey, agent, { revalidate: false })
      void mutate(agencyKey, agency, { revalidate: false })
    },
    [mutate, accountId],
  )

  const reread = useCallback(async () => {
    const call = callIn(accountId)
    const [agent, agency] = await Promise.all([call('GET /agent/me'), call('GET /agent/agency')])
    settle({ agent, agency })
    return { agent, agency }
  }, [accountId, settle])

  return { settle, reread }
}
