import { useState } from 'react'
import { Button, type ButtonProps } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'

interface UnarchiveButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Disables the button and shows this reason in a tooltip. */
  disabledReason: string | false
  onUnarchive: () => Promise<unknown>
}

export function UnarchiveButton({ disabledReason, onUnarchive, ...buttonProps }: UnarchiveButtonProps) {
  const [busy, setBusy] = useState(false)

  async function handleClick() {
    setBusy(true)
    await onUnarchive()
    setBusy(false)
  }

  return (
    <Tooltip text={disabledReason}>
      <Button {...buttonProps} busy={busy} disabled={disabledReason !== false} onClick={() => void handleClick()}>
        Unarchive
      </Button>
    </Tooltip>
  )
}
