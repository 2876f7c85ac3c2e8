import type { FlowKind } from '@gable/shared/flows/flow.ts'
import { flowMessages } from '@gable/shared/flows/messages.ts'
import { toFlowReferences } from '@gable/shared/flows/names.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ArchivedRedirect } from '../../editing/archived-redirect.tsx'
import { useBackLink } from '../../editing/back-link.ts'
import { EditorLoadError } from '../../editing/editor-load-error.tsx'
import { EditorSkeleton } from '../../editing/editor-skeleton.tsx'
import { useFlowPaths } from '../../layout/paths/flow-paths.ts'
import { useLiveEvent } from '../../platform/live.ts'
import { LoadError } from '../../platform/load-error.tsx'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'
import { flowLabels } from '../flow-labels.ts'
import { FlowEditor } from './flow-editor.tsx'

interface FlowEditorPageProps {
  kind: FlowKind
}

/** Loads a flow with what its steps can refer to. */
function FlowEditorPage({ kind }: FlowEditorPageProps) {
  const { flowId = '' } = useParams()
  const { getPath } = useFlowPaths(kind)
  const backLink = useBackLink(getPath({ _id: flowId }))
  const {
    data: flow,
    error,
    isValidating,
    mutate,
  } = useApi('GET /agent/flows/:flowId', {
    params: { flowId },
    query: { kind },
  })
  const lists = useApi('GET /agent/flow-references')
  const filters = useApi('GET /agent/contacts/filter-config', { query: { type: 'AUTOMATION_ENROLLMENT' } })
  // Loaded with the flow, so that previews in the content picker have their brand.
  const brandings = useApi('GET /agent/branding')
  useLiveEvent('flows', ({ id }) => {
    if (id === flowId) void mutate()
  })
  useLiveEvent('contents', () => void lists.mutate())
  useTitle(flow && `${flow.title} - Edit`)
  const references = useMemo(
    () => lists.data && filters.data && toFlowReferences({ ...lists.data, fields: filters.data.fields }),
    [lists.data, filters.data],
  )
  const problem = error ?? lists.error ?? filters.error ?? brandings.error

  if (error?.code === 'not_found')
    return <LoadError problem={error} notFoundMessage={flowMessages[kind].unavailable} onRetry={mutate} />
  if (flow?.status === 'ARCHIVED')
    return <ArchivedRedirect to={getPath(flow)} reason={flowMessages[kind].editArchived} />
  if (flow && references && brandings.data)
    return (
      <FlowEditor
        key={flow._id}
        flow={flow}
        references={references}
        showFlow={(next) => mutate(next, { revalidate: false })}
        backLink={backLink}
      />
    )
  if (!problem) return <EditorSkeleton />
  return (
    <EditorLoadError
      backLink={backLink}
      problem={problem}
      title={`The ${flowLabels[kind].noun} could not be loaded`}
      onRetry={() => Promise.all([mutate(), lists.mutate(), filters.mutate(), brandings.mutate()])}
      retrying={isValidating}
    />
  )
}

export const AutomationEditorPage = () => <FlowEditorPage kind="AUTOMATION" />
export const WorkflowEditorPage = () => <FlowEditorPage kind="WORKFLOW" />
