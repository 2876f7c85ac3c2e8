import { type ReactNode, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { type NameFieldOptions, assetNameMaxLength } from './asset-dialogs.tsx'

interface UseTemplateButtonProps {
  nameDialog: NameFieldOptions & { title: string; description: ReactNode }
  /** Why nothing can be made of it. */
  disabledReason: string | false
  onUse: (name: string) => unknown
  /** What the button says. */
  children: string
}

/** Asks what the new thing is called before it is made. */
export function UseTemplateButton({ nameDialog, disabledReason, onUse, children }: UseTemplateButtonProps) {
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <Tooltip text={disabledReason} side="bottom">
        <Button variant="primary" disabled={disabledReason !== false} onClick={() => setNaming(true)}>
          {children}
        </Button>
      </Tooltip>
      <NameDialog
        {...nameDialog}
        open={isNaming}
        onClose={() => setNaming(false)}
        max={assetNameMaxLength}
        submitLabel="Create"
        onSubmit={onUse}
      />
    </>
  )
}
