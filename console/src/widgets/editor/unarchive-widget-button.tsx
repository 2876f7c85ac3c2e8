import { cannotUnarchive } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import type { ButtonProps } from '../../design/inputs/button.tsx'
import { UnarchiveButton } from '../../editing/unarchive-button.tsx'
import { useRemaining } from '../use-remaining.ts'
import { useWidgetActions } from '../use-widget-actions.ts'

interface UnarchiveWidgetButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  widget: Widget
}

/** Publishes an archived widget. Disabled once the plan's limit is reached. */
export function UnarchiveWidgetButton({ widget, ...buttonProps }: UnarchiveWidgetButtonProps) {
  const { isFull } = useRemaining()
  const { unarchive } = useWidgetActions()
  return (
    <UnarchiveButton
      {...buttonProps}
      disabledReason={isFull && cannotUnarchive}
      onUnarchive={() => unarchive(widget)}
    />
  )
}
