import { cannotUnarchive } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../design/button.tsx'
import { Tooltip } from '../../design/tooltip.tsx'
import { useRemaining } from '../use-remaining.ts'
import { useWidgetWrites } from '../use-widget-writes.ts'

interface UnarchiveButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  widget: Widget
}

/** Publishes a widget again, within what the plan allows. */
export function UnarchiveButton({ widget, ...look }: UnarchiveButtonProps) {
  const { isFull } = useRemaining()
  const { unarchive } = useWidgetWrites()
  const [busy, setBusy] = useState(false)

  async function publish() {
    setBusy(true)
    await unarchive(widget)
    setBusy(false)
  }

  return (
    <Tooltip text={isFull && cannotUnarchive}>
      <Button {...look} busy={busy} disabled={isFull} onClick={() => void publish()}>
        Unarchive
      </Button>
    </Tooltip>
  )
}
