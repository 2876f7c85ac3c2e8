import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { flowMessages } from '@gable/shared/flows/messages.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../../design/feedback/skeleton.tsx'
import { useLiveFlows, useRefreshFlows } from '../../flow-runs/use-refresh-flows.ts'
import { useLiveEvent } from '../../platform/live.ts'
import { LoadError } from '../../platform/load-error.tsx'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'
import { flowLabels } from '../flow-labels.ts'
import { FlowDetail } from './flow-detail.tsx'

/** The page of an automation or a workflow. An unknown one leads to the not-found page. */
function FlowPage({ kind }: { kind: FlowKind }) {
  const { flowId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi('GET /agent/flows/:flowId', {
    params: { flowId },
    query: { kind },
  })
  useLiveFlows()
  const refresh = useRefreshFlows()
  // Postcards that are printed, scans and opens concern the content.
  useLiveEvent('contents', ({ id }) => {
    if (data && sendsContent(data, id)) void refresh()
  })
  useTitle(data?.title)
  const isDeleted = useRef(false)
  const isNotFound = error?.code === 'not_found' && !isDeleted.current
  if (error && (isNotFound || !data))
    return (
      <LoadError
        problem={error}
        notFoundMessage={flowMessages[kind].unavailable}
        title={`The ${flowLabels[kind].noun} could not be loaded`}
        onRetry={mutate}
        retrying={isValidating}
      />
    )
  if (!data) return <PageSkeleton />
  return (
    <FlowDetail
      key={data._id}
      flow={data}
      onRemoving={() => {
        isDeleted.current = true
      }}
    />
  )
}

const sendsContent = ({ draft, published }: Flow, contentId: string) =>
  listSteps([...draft.steps, ...(published?.steps ?? [])]).some(
    (step) => 'contentId' in step && step.contentId === contentId,
  )

export const AutomationPage = () => <FlowPage kind="AUTOMATION" />
export const WorkflowPage = () => <FlowPage kind="WORKFLOW" />
