import { type FlowReferences, toFlowReferences } from '@gable/shared/flows/names.ts'
import { useMemo } from 'react'
import { useApi } from '../platform/use-api.ts'

/** What the steps of flows refer to, by id. Undefined while it loads. */
export function useFlowReferences(): FlowReferences | undefined {
  const { data } = useApi('GET /agent/flow-references')
  return useMemo(() => data && toFlowReferences(data), [data])
}
