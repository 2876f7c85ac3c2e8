import { type TriggerGroup, triggerGroups, triggerLabels } from '@gable/shared/flows/step-labels.ts'
import type { TriggerType } from '@gable/shared/flows/trigger.ts'
import { triggerIcons } from '../list/step-icons.ts'
import { GroupedMenu } from '../pickers/grouped-menu.tsx'

interface TriggerDialogProps {
  open: boolean
  onClose: () => void
  title: string
  types: readonly TriggerType[]
  onChoose: (type: TriggerType) => void
}

export const TriggerDialog = ({ types, ...dialog }: TriggerDialogProps) => (
  <GroupedMenu
    {...dialog}
    searchLabel="Search events"
    groups={(Object.keys(triggerGroups) as TriggerGroup[]).map((group) => ({
      label: triggerGroups[group],
      items: types
        .filter((type) => triggerLabels[type].group === group)
        .map((type) => ({ id: type, icon: triggerIcons[type], ...triggerLabels[type] })),
    }))}
  />
)
