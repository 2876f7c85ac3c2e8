import { cannotUnarchive } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import type { ButtonProps } from '../../design/inputs/button.tsx'
import { UnarchiveButton } from '../../editing/unarchive-button.tsx'
import { useRemaining } from '../use-remaining.ts'
import { useWidgetActions } from '../use-widget-actions.ts'

interface UnarchiveWidgetButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  widget: Widget
}

/** Publishes a widget again, within what the plan allows. */
export function UnarchiveWidgetButton({ widget, ...look }: UnarchiveWidgetButtonProps) {
  const { isFull } = useRemaining()
  const { unarchive } = useWidgetActions()
  return <UnarchiveButton {...look} disabledReason={isFull && cannotUnarchive} onUnarchive={() => unarchive(widget)} />
}
