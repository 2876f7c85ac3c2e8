import type { Contract } from '@gable/shared/contract.ts'
import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { newId } from '@gable/shared/ids.ts'
import { useEffect, useState } from 'react'
import { useAccountId } from '../../../platform/account.ts'
import { callInAccount } from '../../../platform/use-api.ts'

type EstimateProgress = Reply<Contract['POST /agent/flows/:flowId/estimates']>

/** Estimates a definition, and asks how far the estimate is until it is done. */
export function useEstimate(flowId: string, definition: FlowDefinition) {
  const accountId = useAccountId()
  const [data, setData] = useState<EstimateProgress>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts again
  useEffect(() => {
    const call = callInAccount(accountId)
    const estimateId = newId()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const show = (next: EstimateProgress) => {
      if (isOver) return
      setData(next)
      if (next.state === 'FAILED') setError(new Error('The estimate failed. Please try again.'))
      if (next.state === 'RUNNING') timer = setTimeout(() => void ask(), pollMilliseconds)
    }
    const fail = (error: unknown) => isOver || setError(error)
    const ask = () =>
      call('GET /agent/flows/:flowId/estimates/:estimateId', { params: { flowId, estimateId } }).then(show, fail)
    setError(undefined)
    call('POST /agent/flows/:flowId/estimates', { params: { flowId }, body: { estimateId, definition } }).then(
      show,
      fail,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [accountId, flowId, definition, attempt])

  return { data, error, retry: () => setAttempt((count) => count + 1) }
}

const pollMilliseconds = 500
