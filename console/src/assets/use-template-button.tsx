import { type ReactNode, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { assetNameMaxLength, type NameFieldOptions } from './asset-dialogs.tsx'

interface UseTemplateButtonProps {
  nameDialog: NameFieldOptions & { title: string; description: ReactNode; option?: { label: string; hint: string } }
  /** Disables the button and shows this reason in a tooltip. */
  disabledReason: string | false
  /** `hasOption` is whether the option of the dialog is checked. */
  onUse: (name: string, hasOption: boolean) => unknown
  children: string
}

/** Asks for the name of the new asset. */
export function UseTemplateButton({ nameDialog, disabledReason, onUse, children }: UseTemplateButtonProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <Tooltip text={disabledReason} side="bottom">
        <Button variant="primary" disabled={disabledReason !== false} onClick={() => setDialogOpen(true)}>
          {children}
        </Button>
      </Tooltip>
      <NameDialog
        {...nameDialog}
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        max={assetNameMaxLength}
        submitLabel="Create"
        onSubmit={onUse}
      />
    </>
  )
}
