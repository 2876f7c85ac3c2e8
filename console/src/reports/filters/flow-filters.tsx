import { type FlowKind, flowKinds, flowStatusLabels } from '@gable/shared/flows/flow.ts'
import { reportedFlowStatuses } from '@gable/shared/reports/flow-status.ts'
import type { FilterProps } from '../report-filters.tsx'
import { ChoiceFilter } from './choice-filter.tsx'

/** Automations, workflows or both, and whether they run now. */
export const FlowFilters = ({ controls }: FilterProps) => (
  <>
    <ChoiceFilter
      controls={controls}
      name={'kind'}
      label={'Kind'}
      all={'Automations and workflows'}
      options={kindOptions}
    />
    <ChoiceFilter controls={controls} name={'status'} label={'Status'} all={'All statuses'} options={statusOptions} />
  </>
)

const kindLabels: Record<FlowKind, string> = { AUTOMATION: 'Automations', WORKFLOW: 'Workflows' }

const kindOptions = flowKinds.map((value) => ({ value, label: kindLabels[value] }))
const statusOptions = reportedFlowStatuses.map((value) => ({ value, label: flowStatusLabels[value] }))
