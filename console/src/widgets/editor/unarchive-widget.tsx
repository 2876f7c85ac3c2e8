import { cannotUnarchive } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import type { ButtonProps } from '../../design/inputs/button.tsx'
import { UnarchiveButton } from '../../editing/unarchive-button.tsx'
import { useRemaining } from '../use-remaining.ts'
import { useWidgetWrites } from '../use-widget-writes.ts'

interface UnarchiveWidgetProps extends Pick<ButtonProps, 'variant' | 'size'> {
  widget: Widget
}

/** Publishes a widget again, within what the plan allows. */
export function UnarchiveWidget({ widget, ...look }: UnarchiveWidgetProps) {
  const { isFull } = useRemaining()
  const { unarchive } = useWidgetWrites()
  return <UnarchiveButton {...look} withheld={isFull && cannotUnarchive} onUnarchive={() => unarchive(widget)} />
}
