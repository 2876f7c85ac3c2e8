import type { StepKind } from '@gable/shared/flows/step.ts'
import { type StepGroup, stepGroups, stepLabels } from '@gable/shared/flows/step-labels.ts'
import { GroupedMenu } from '../pickers/grouped-menu.tsx'
import { stepIcons } from './step-icons.ts'

interface AddStepDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (kind: StepKind) => void
}

export const AddStepDialog = (props: AddStepDialogProps) => (
  <GroupedMenu {...props} title="Add step" searchLabel="Search steps" groups={groups} />
)

const kinds = Object.keys(stepLabels) as StepKind[]

const groups = (Object.keys(stepGroups) as StepGroup[]).map((group) => ({
  label: stepGroups[group],
  items: kinds
    .filter((kind) => stepLabels[kind].group === group)
    .map((kind) => ({ id: kind, icon: stepIcons[kind], ...stepLabels[kind] })),
}))
