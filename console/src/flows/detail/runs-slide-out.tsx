import { describeStep } from '@gable/shared/flows/describe-step.ts'
import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import type { FlowReferences } from '@gable/shared/flows/names.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import { runStates } from '@gable/shared/flows/run.ts'
import { useState } from 'react'
import { EmptyState, NoResults } from '../../design/feedback/states.tsx'
import { SearchInput } from '../../design/inputs/search-input.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useLastShown } from '../../design/overlays/use-last-shown.ts'
import { outcomeLabels, runStateLabels } from '../../flow-runs/run-labels.ts'
import { RunRow } from '../../flow-runs/run-row.tsx'
import { useApiList } from '../../platform/use-api.ts'
import { PagedList, usePaging } from '../../statistics/paged-list.tsx'
import { flowLabels } from '../flow-labels.ts'
import { useFlowReferences } from '../use-flow-references.ts'
import type { RunFilter } from './use-run-filter.ts'

interface RunsSlideOutProps {
  flow: Flow
  /** Undefined while it is closed. */
  filter: RunFilter | undefined
  onFilter: (filter: RunFilter) => void
  onClose: () => void
  onOpenRun: (runId: string) => void
}

/** The contacts who are or were in a flow: all of them, or those of a step. */
export function RunsSlideOut({ flow, filter, onFilter, onClose, onOpenRun }: RunsSlideOutProps) {
  const shown = useLastShown(filter)
  const [search, setSearch] = useState('')
  const references = useFlowReferences()
  return (
    <SlideOut
      open={filter !== undefined}
      onClose={onClose}
      size="lg"
      title="Contacts"
      description={shown && describeFilter(shown, flow, references)}
    >
      <PanelBody className="space-y-4">
        <div className="filters flex flex-wrap gap-2">
          <SearchInput className="sm:w-72" label="Search contacts" value={search} onChange={setSearch} />
          {!shown?.outcome && (
            <Select
              aria-label="State"
              className="sm:w-48"
              value={shown?.state ?? 'all'}
              options={stateOptions}
              onChange={(value) => onFilter({ ...shown, state: runStates.find((state) => state === value) })}
            />
          )}
        </div>
        {shown && (
          <Runs
            key={JSON.stringify([shown, search])}
            flowId={flow._id}
            filter={shown}
            search={search.trim()}
            onOpenRun={onOpenRun}
          />
        )}
      </PanelBody>
    </SlideOut>
  )
}

interface RunsProps {
  flowId: string
  filter: RunFilter
  search: string
  onOpenRun: (runId: string) => void
}

function Runs({ flowId, filter: { stepId, state, outcome }, search, onOpenRun }: RunsProps) {
  const paging = usePaging()
  const response = useApiList('GET /agent/flows/:flowId/runs', {
    params: { flowId },
    query: {
      ...(stepId && { stepId }),
      ...(state && { state }),
      ...(outcome && { outcome }),
      search,
      ...paging.query,
    },
  })
  return (
    <PagedList
      label="Contacts"
      errorTitle="The contacts could not be loaded"
      response={response}
      paging={paging}
      empty={
        search || state || stepId ? (
          <NoResults text="No contact matches." />
        ) : (
          <EmptyState title="No contacts yet" text="Contacts appear here when they enter." />
        )
      }
      renderItem={(run) => <RunRow key={run._id} run={run} onOpen={() => onOpenRun(run._id)} />}
    />
  )
}

function describeFilter({ stepId, outcome }: RunFilter, flow: Flow, names: FlowReferences | undefined) {
  if (!stepId) return `Everyone who is or was in this ${flowLabels[flow.kind].noun}`
  const step = listSteps((flow.published ?? flow.draft).steps).find(({ id }) => id === stepId)
  const sentence = step && names ? describeStep(step, names) : 'At one step'
  return `${outcome ? outcomeLabels[outcome] : 'Now'}: ${sentence}`
}

const stateOptions = [
  { value: 'all', label: 'All states' },
  ...runStates.map((value) => ({ value, label: runStateLabels[value] })),
]
