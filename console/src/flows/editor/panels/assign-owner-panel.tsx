import { listAssignedAgentIds } from '@gable/shared/flows/assigned-agents.ts'
import type { StepOf } from '@gable/shared/flows/step.ts'
import { AssignmentFields } from '../../assignment/assignment-fields.tsx'
import { listOptions } from '../pickers/reference-options.ts'
import { useFlowEditor } from '../use-flow-editor.ts'
import type { StepPanelProps } from './step-panel.tsx'

export function AssignOwnerPanel({ step: { to }, onChange }: StepPanelProps<StepOf<'ASSIGN_OWNER'>>) {
  const { references } = useFlowEditor()
  return (
    <AssignmentFields
      value={to}
      agents={listOptions(references, 'agents', listAssignedAgentIds(to))}
      elsewhereText="Keep the owner"
      onChange={(to, key) => onChange({ to }, key)}
    />
  )
}
