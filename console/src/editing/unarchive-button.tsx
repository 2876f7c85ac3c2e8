import { useState } from 'react'
import { Button, type ButtonProps } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'

interface UnarchiveButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Why the plan does not allow it, while it does not. */
  withheld: string | false
  onUnarchive: () => Promise<unknown>
}

/** Publishes something again. */
export function UnarchiveButton({ withheld, onUnarchive, ...look }: UnarchiveButtonProps) {
  const [busy, setBusy] = useState(false)

  async function publish() {
    setBusy(true)
    await onUnarchive()
    setBusy(false)
  }

  return (
    <Tooltip text={withheld}>
      <Button {...look} busy={busy} disabled={withheld !== false} onClick={() => void publish()}>
        Unarchive
      </Button>
    </Tooltip>
  )
}
