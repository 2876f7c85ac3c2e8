import { useState } from 'react'
import { Button, type ButtonProps } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'

interface UnarchiveButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Why the plan does not allow it, while it does not. */
  disabledReason: string | false
  onUnarchive: () => Promise<unknown>
}

/** Publishes something again. */
export function UnarchiveButton({ disabledReason, onUnarchive, ...look }: UnarchiveButtonProps) {
  const [busy, setBusy] = useState(false)

  async function publish() {
    setBusy(true)
    await onUnarchive()
    setBusy(false)
  }

  return (
    <Tooltip text={disabledReason}>
      <Button {...look} busy={busy} disabled={disabledReason !== false} onClick={() => void publish()}>
        Unarchive
      </Button>
    </Tooltip>
  )
}
