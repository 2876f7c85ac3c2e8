import { pluralize } from '@gable/shared/text/pluralize.ts'
import { noneRemaining } from '@gable/shared/widgets/messages.ts'
import { CreateButton } from '../assets/create-button.tsx'
import { useRemaining } from './use-remaining.ts'
import { useWidgetPaths } from './widget-paths.ts'

/** Opens the template picker. Its tooltip shows how many widgets the plan has left. */
export function CreateWidgetButton() {
  const { remaining, isFull } = useRemaining()
  return (
    <CreateButton
      label="Create Widget"
      to={useWidgetPaths().newPath}
      disabledReason={isFull && noneRemaining}
      hint={remaining !== undefined && `You have ${pluralize(remaining, 'Widget')} remaining.`}
    />
  )
}
